; The memory runtime that Numba's code calls, for one thread without an operating system.
;
; Memory is taken from the end of the module's own and grows by pages. Blocks are powers of two; a block that is given
; back is kept in a list of its size. A "meminfo" stands 64 bytes before the data of an array:
;   0 i64 reference count | 8 ptr destructor | 12 ptr (unused) | 16 ptr data | 24 i64 size
target triple = "wasm32-unknown-unknown"

@__heap_base = external global i8
@heap_top = internal global i32 0
@free_blocks = internal global [32 x ptr] zeroinitializer

declare i32 @llvm.wasm.memory.size.i32(i32)
declare i32 @llvm.wasm.memory.grow.i32(i32, i32)
declare i32 @llvm.ctlz.i32(i32, i1)
declare i32 @llvm.umax.i32(i32, i32)
declare i32 @llvm.umin.i32(i32, i32)
declare void @llvm.memcpy.p0.p0.i32(ptr, ptr, i32, i1)
declare void @llvm.trap()

; Memory that is never given back. JavaScript calls it for the arrays that it hands to kernels.
define ptr @allocate(i32 %size) {
entry:
  %top = load i32, ptr @heap_top
  %is_first = icmp eq i32 %top, 0
  %base = ptrtoint ptr @__heap_base to i32
  %from = select i1 %is_first, i32 %base, i32 %top
  %above = add i32 %from, 63
  %start = and i32 %above, -64
  %end = add i32 %start, %size
  store i32 %end, ptr @heap_top
  %pages = call i32 @llvm.wasm.memory.size.i32(i32 0)
  %have = shl i32 %pages, 16
  %is_enough = icmp ule i32 %end, %have
  br i1 %is_enough, label %done, label %grow
grow:
  %lacking = sub i32 %end, %have
  %rounded = add i32 %lacking, 1114111              ; a mebibyte more than needed, in whole pages
  %more = lshr i32 %rounded, 16
  %before = call i32 @llvm.wasm.memory.grow.i32(i32 0, i32 %more)
  %failed = icmp eq i32 %before, -1
  br i1 %failed, label %exhausted, label %done
exhausted:
  call void @llvm.trap()
  unreachable
done:
  %block = inttoptr i32 %start to ptr
  ret ptr %block
}

define internal i32 @class_of(i32 %size) {
  %least = call i32 @llvm.umax.i32(i32 %size, i32 64)
  %last = sub i32 %least, 1
  %zeros = call i32 @llvm.ctlz.i32(i32 %last, i1 false)
  %class = sub i32 32, %zeros
  ret i32 %class
}

define internal ptr @take(i32 %size) {
  %class = call i32 @class_of(i32 %size)
  %head = getelementptr [32 x ptr], ptr @free_blocks, i32 0, i32 %class
  %block = load ptr, ptr %head
  %is_none = icmp eq ptr %block, null
  br i1 %is_none, label %new, label %again
again:
  %next = load ptr, ptr %block
  store ptr %next, ptr %head
  ret ptr %block
new:
  %room = shl i32 1, %class
  %fresh = call ptr @allocate(i32 %room)
  ret ptr %fresh
}

define internal void @give_back(ptr %block, i32 %size) {
  %class = call i32 @class_of(i32 %size)
  %head = getelementptr [32 x ptr], ptr @free_blocks, i32 0, i32 %class
  %next = load ptr, ptr %head
  store ptr %next, ptr %block
  store ptr %block, ptr %head
  ret void
}

define internal ptr @meminfo(i64 %size, i32 %room) {
  %info = call ptr @take(i32 %room)
  store i64 1, ptr %info
  %destructor = getelementptr i8, ptr %info, i32 8
  store ptr null, ptr %destructor
  %unused = getelementptr i8, ptr %info, i32 12
  store ptr null, ptr %unused
  %own = getelementptr i8, ptr %info, i32 64
  %data = getelementptr i8, ptr %info, i32 16
  store ptr %own, ptr %data
  %size_at = getelementptr i8, ptr %info, i32 24
  store i64 %size, ptr %size_at
  ret ptr %info
}

define ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align) {
  %bytes = trunc i64 %size to i32
  %room = add i32 %bytes, 64
  %info = call ptr @meminfo(i64 %size, i32 %room)
  ret ptr %info
}

define ptr @NRT_MemInfo_alloc_safe_aligned(i64 %size, i32 %align) {
  %info = call ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align)
  ret ptr %info
}

define ptr @NRT_MemInfo_alloc(i64 %size) {
  %info = call ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 64)
  ret ptr %info
}

define ptr @NRT_Allocate(i64 %size) {
  %info = call ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 64)
  %data = getelementptr i8, ptr %info, i32 64
  ret ptr %data
}

define void @NRT_Free(ptr %data) {
  %info = getelementptr i8, ptr %data, i32 -64
  call void @NRT_MemInfo_call_dtor(ptr %info)
  ret void
}

; Lists keep their data in a block of its own, because it moves when they grow.
define ptr @NRT_MemInfo_new_varsize_dtor(i64 %size, ptr %destructor) {
  %info = call ptr @meminfo(i64 %size, i32 64)
  %destructor_at = getelementptr i8, ptr %info, i32 8
  store ptr %destructor, ptr %destructor_at
  %data = call ptr @NRT_MemInfo_varsize_alloc(ptr %info, i64 %size)
  ret ptr %info
}

define ptr @NRT_MemInfo_new_varsize(i64 %size) {
  %info = call ptr @NRT_MemInfo_new_varsize_dtor(i64 %size, ptr null)
  ret ptr %info
}

define ptr @NRT_MemInfo_varsize_alloc(ptr %info, i64 %size) {
  %bytes = trunc i64 %size to i32
  %data = call ptr @take(i32 %bytes)
  %data_at = getelementptr i8, ptr %info, i32 16
  store ptr %data, ptr %data_at
  %size_at = getelementptr i8, ptr %info, i32 24
  store i64 %size, ptr %size_at
  ret ptr %data
}

define ptr @NRT_MemInfo_varsize_realloc(ptr %info, i64 %size) {
  %data_at = getelementptr i8, ptr %info, i32 16
  %old = load ptr, ptr %data_at
  %size_at = getelementptr i8, ptr %info, i32 24
  %before = load i64, ptr %size_at
  %old_bytes = trunc i64 %before to i32
  %bytes = trunc i64 %size to i32
  %kept = call i32 @llvm.umin.i32(i32 %old_bytes, i32 %bytes)
  %data = call ptr @NRT_MemInfo_varsize_alloc(ptr %info, i64 %size)
  call void @llvm.memcpy.p0.p0.i32(ptr %data, ptr %old, i32 %kept, i1 false)
  call void @give_back(ptr %old, i32 %old_bytes)
  ret ptr %data
}

define void @NRT_MemInfo_call_dtor(ptr %info) {
  %destructor_at = getelementptr i8, ptr %info, i32 8
  %destructor = load ptr, ptr %destructor_at
  %data_at = getelementptr i8, ptr %info, i32 16
  %data = load ptr, ptr %data_at
  %is_plain = icmp eq ptr %destructor, null
  br i1 %is_plain, label %free, label %destroy
destroy:
  call void %destructor(ptr %data)
  br label %free
free:
  %size_at = getelementptr i8, ptr %info, i32 24
  %size = load i64, ptr %size_at
  %bytes = trunc i64 %size to i32
  %own = getelementptr i8, ptr %info, i32 64
  %is_one_block = icmp eq ptr %data, %own
  br i1 %is_one_block, label %one, label %two
one:
  %room = add i32 %bytes, 64
  call void @give_back(ptr %info, i32 %room)
  ret void
two:
  call void @give_back(ptr %data, i32 %bytes)
  call void @give_back(ptr %info, i32 64)
  ret void
}

; A kernel raises only where Python would raise as well: the call ends there.
define void @PyErr_SetString(ptr %type, ptr %message) {
  call void @llvm.trap()
  unreachable
}

; Reshapes an array whose elements lie one after the other. For all others Numba is told that it can't be done.
define i32 @numba_attempt_nocopy_reshape(i64 %dims, ptr %shape, ptr %strides, i64 %new_dims, ptr %new_shape,
                                         ptr %new_strides, i64 %itemsize, i32 %fortran) {
entry:
  br label %check
check:
  %at = phi i64 [%dims, %entry], [%before, %look]
  %expected = phi i64 [%itemsize, %entry], [%larger, %look]
  %is_more = icmp sgt i64 %at, 0
  br i1 %is_more, label %look, label %fill
look:
  %before = sub i64 %at, 1
  %stride_at = getelementptr i64, ptr %strides, i64 %before
  %stride = load i64, ptr %stride_at
  %length_at = getelementptr i64, ptr %shape, i64 %before
  %length = load i64, ptr %length_at
  %larger = mul i64 %expected, %length
  %is_next = icmp eq i64 %stride, %expected
  br i1 %is_next, label %check, label %no
fill:
  %new_at = phi i64 [%new_dims, %check], [%new_before, %set]
  %new_stride = phi i64 [%itemsize, %check], [%new_larger, %set]
  %is_left = icmp sgt i64 %new_at, 0
  br i1 %is_left, label %set, label %yes
set:
  %new_before = sub i64 %new_at, 1
  %new_stride_at = getelementptr i64, ptr %new_strides, i64 %new_before
  store i64 %new_stride, ptr %new_stride_at
  %new_length_at = getelementptr i64, ptr %new_shape, i64 %new_before
  %new_length = load i64, ptr %new_length_at
  %new_larger = mul i64 %new_stride, %new_length
  br label %fill
yes:
  ret i32 1
no:
  ret i32 0
}
