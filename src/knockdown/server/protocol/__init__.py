"""Everything that goes over the wire, once: the page's types are generated from here."""
