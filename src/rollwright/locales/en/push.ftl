# What people are told on their phones while they are away.

# $game (String)
push-move = Your move – { $game }
# $names (String)
push-move-note = At the table: { $names }
# $game (String)
push-invited = Come and play – { $game }
# $names (String)
push-invited-note = At the table: { $names }
# $count (Number) - of tables
push-many = { $count ->
    [one] Your move at one table
   *[other] Your move at { $count } tables
}
push-many-note = Others are waiting for you.

# On the page.
push-turn-on = Tell me when it’s my move
push-is-on = You’re told when it’s your move
push-state-on = This device tells you when others wait for you and you aren’t looking. Tap to switch it off.
push-state-off = This device can tell you when others wait for you and you aren’t looking.
push-state-denied = Your browser blocks notifications from this page. Allow them in its settings for this site.
push-state-insecure = This works only over https. You opened this page over plain http.
push-state-install = On an iPhone or iPad, first add this page to the home screen: Share, then “Add to Home Screen”.
push-state-unsupported = This browser has no push messages.
push-failed = Your browser’s push service can’t be reached. Try again later.
push-offer = Shall we tell you when it’s your move?
push-offer-note = Only when others wait for you and you aren’t looking. No account, off again with one tap.
push-offer-yes = Yes, tell me
push-offer-no = No, thanks
