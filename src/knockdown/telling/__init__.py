"""A match in words, for any screen: questions, answers, what happened, what lies there."""
