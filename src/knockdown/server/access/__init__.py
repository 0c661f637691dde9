"""Who somebody is, which pages may connect, and how much one may do."""
