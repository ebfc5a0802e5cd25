-- Where the app serves the poster of a studio's game. Null for a game of ours, whose poster is part of the art.
alter table games
  add column poster text,
  add constraint games_poster_check check (is_hosted or poster is null);

-- Found by its hash alone, which its address has.
create index studio_files_posters on studio_files (hash) where part = 'poster';
