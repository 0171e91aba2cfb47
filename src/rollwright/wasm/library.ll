; What LLVM's code generator calls by name, where WebAssembly has no instruction for it.
;
; An object of its own that is never optimised: LLVM would recognise the long multiplication, and have it call itself.
target triple = "wasm32-unknown-unknown"

declare void @llvm.trap()

; Numba counts the digits of a number only to write it into the message of an error, and errors trap anyway.
define double @log10(double %number) {
  call void @llvm.trap()
  unreachable
}

; 64 x 64 -> 128 bits, for overflow checks of sizes.
define void @__multi3(ptr %out, i64 %a_low, i64 %a_high, i64 %b_low, i64 %b_high) {
  %a0 = and i64 %a_low, 4294967295
  %a1 = lshr i64 %a_low, 32
  %b0 = and i64 %b_low, 4294967295
  %b1 = lshr i64 %b_low, 32
  %p00 = mul i64 %a0, %b0
  %p01 = mul i64 %a0, %b1
  %p10 = mul i64 %a1, %b0
  %p11 = mul i64 %a1, %b1
  %p00_high = lshr i64 %p00, 32
  %p10_low = and i64 %p10, 4294967295
  %middle = add i64 %p01, %p00_high
  %carried = add i64 %p10_low, %middle
  %low = mul i64 %a_low, %b_low
  %p10_high = lshr i64 %p10, 32
  %carried_high = lshr i64 %carried, 32
  %h1 = add i64 %p11, %p10_high
  %h2 = add i64 %h1, %carried_high
  %cross1 = mul i64 %a_low, %b_high
  %cross2 = mul i64 %a_high, %b_low
  %h3 = add i64 %h2, %cross1
  %high = add i64 %h3, %cross2
  store i64 %low, ptr %out
  %high_at = getelementptr i8, ptr %out, i32 8
  store i64 %high, ptr %high_at
  ret void
}
