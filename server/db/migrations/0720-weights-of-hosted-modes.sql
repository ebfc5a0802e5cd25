-- Stakes in studios' games count toward rewards by what the mode keeps that they were played in.
create table mode_weights (
  -- Of the version as its rounds have it: <game>@<version>.
  maths text not null,
  mode text not null,
  -- Basis points.
  weight integer not null check (weight between 0 and 10000),
  primary key (maths, mode)
);

-- Of the modes of a studio's game the smallest, which holds before a mode is chosen. Null for a game of ours.
alter table games
  add column least_weight integer,
  -- Of a studio's game the version that takes stakes, as its rounds have it.
  add column released_maths text,
  add constraint games_released_maths_check check (is_hosted or released_maths is null),
  add constraint games_least_weight_check check (is_hosted or least_weight is null);

-- What modes leave out of the stakes, in cents. 0 in games of ours, which are weighed where they are read.
alter table player_days add column uncounted bigint not null default 0;

-- What a day has counted is never changed by a later release.
create trigger mode_weights_written_once before update or delete or truncate on mode_weights
  for each statement execute function refuse_change();

update games set released_maths = released.id || '@' || released.current_version
from studio_games as released where games.is_hosted and released.id = games.slug;
