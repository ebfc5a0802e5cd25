-- What a row of each table is, who writes it, and when it goes.

comment on table schema_definitions is
  'The version of functions and comments that was applied last, in one row. Written by the start of a process whose '
  'version is newer; a process of an older one leaves it and all functions as they are.';
