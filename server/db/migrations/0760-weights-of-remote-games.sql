-- A remote game has the weight of the return that its studio states. Null until the next list: its stakes count in full.
alter table games
  drop constraint games_least_weight_check,
  add constraint games_least_weight_check check (is_hosted or is_remote or least_weight is null);
