"""The page as people meet it: the real server, a real browser, and nothing but what can be seen, heard and pressed."""
