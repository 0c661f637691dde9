"""What a bot from outside must keep to, as a test for those who write one."""
