-- Which version of the functions and comments (server/db/functions, server/db/comments.sql) was applied last.
create table schema_definitions (
  only_row boolean primary key default true check (only_row),
  version integer not null,
  hash text not null
);
