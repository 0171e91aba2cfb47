# Bots on a device, with and without a network.

client-on-device-bots = On a device, bots of this game play at random.
# $size (String) - megabytes
client-bot-needs = Without a network this strength needs { $size } MB, once. They come when you start, and stay on this device.
# $level (String)
client-bot-elsewhere = { $level } – needs a network first
# $percent (String)
client-bot-comes = The bot is coming: { $percent }
client-bots-kept-title = Without a network
client-bots-kept-text = On this device bots play as strongly as on the server. For some games they need what they have learned; keep it here before you travel.
# $size (String) - megabytes
client-bots-keep = Keep for offline ({ $size } MB)
# $size (String)
client-bots-kept = { $size } MB on this device
client-bots-solved = always here
client-bots-remove = Remove
client-bots-not-here = plays at random here
client-played-here = Played on this device
