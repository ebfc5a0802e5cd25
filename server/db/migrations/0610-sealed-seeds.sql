-- Server seeds are encrypted (sealed) until they are revealed; SQL cannot do that to the rows that are there, so a job of
-- the server does. The key's id is the part of the sealed bytes by which that job finds what an older key has sealed.
alter table seed_pairs add column sealed_seed bytea, alter column server_seed drop not null;
alter table seed_pairs add constraint seed_pairs_seed_check check (
  num_nonnulls(server_seed, sealed_seed) = 1 and (revealed_at is null or server_seed is not null)) not valid;
create index seed_pairs_key on seed_pairs (encode(substring(sealed_seed from 2 for 4), 'hex'))
  where revealed_at is null;

-- Renamed, so that a process of the version before fails at once and writes no seed that everybody can read.
alter table draw_seeds rename column server_seed to unsealed_seed;
alter table draw_seeds add column sealed_seed bytea, alter column unsealed_seed drop not null;
alter table draw_seeds add constraint draw_seeds_seed_check check (
  num_nonnulls(unsealed_seed, sealed_seed) = 1) not valid;
create index draw_seeds_key on draw_seeds (encode(substring(sealed_seed from 2 for 4), 'hex'));

alter table scratch_seeds rename column server_seed to unsealed_seed;
alter table scratch_seeds add column sealed_seed bytea, alter column unsealed_seed drop not null;
alter table scratch_seeds add constraint scratch_seeds_seed_check check (
  num_nonnulls(unsealed_seed, sealed_seed) = 1) not valid;
create index scratch_seeds_key on scratch_seeds (encode(substring(sealed_seed from 2 for 4), 'hex'));

alter table invite_seeds rename column server_seed to unsealed_seed;
alter table invite_seeds add column sealed_seed bytea, alter column unsealed_seed drop not null;
alter table invite_seeds add constraint invite_seeds_seed_check check (
  num_nonnulls(unsealed_seed, sealed_seed) = 1) not valid;
create index invite_seeds_key on invite_seeds (encode(substring(sealed_seed from 2 for 4), 'hex'));

-- A card that waits to be opened hides its prize as well.
alter table scratch_cards add column sealed_seed bytea,
  alter column server_seed drop not null, alter column prize drop not null;
alter table scratch_cards add constraint scratch_cards_seed_check check (
  num_nonnulls(server_seed, sealed_seed) = 1 and (sealed_seed is null) = (prize is not null)
  and (opened_at is null or server_seed is not null)) not valid;
create index scratch_cards_key on scratch_cards (encode(substring(sealed_seed from 2 for 4), 'hex'))
  where opened_at is null;
