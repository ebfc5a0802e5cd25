-- A purchase of the rule `lottery-3` carries the hash of the buyer's seed. Once the sale has ended the mix of all hashes is
-- fixed and published, and the seeds are revealed after that. Rounds of the rules before have neither.
alter table lottery_rounds
  add column hash_mix text,
  -- A process of the version before would draw such a round without its seeds: its statement must fail.
  add constraint lottery_rounds_reveal_check check (
    maths <> 'lottery-3' or state <> 'drawn' or (hash_mix is not null and (sold = 0 or client_seed <> hash_mix)));
alter table lottery_orders
  add column revealed_seed text,
  add constraint lottery_orders_revealed_check check (
    char_length(revealed_seed) <= 64 and client_seed = encode(sha256(convert_to(revealed_seed, 'UTF8')), 'hex'));
