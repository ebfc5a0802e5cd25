create or replace function home_key(p_line text, p_city text) returns text
  language sql immutable as $$
  select regexp_replace(
    regexp_replace(
      lower(p_line || '|' || p_city),
      '\m(street|st|road|rd|avenue|ave|city|barangay|brgy|no|unit|blk|block|lot)\M', '', 'g'),
    '[^[:alnum:]|]', '', 'g');
$$;

comment on function home_key is
  'An address as it is compared between players: in lower case, without the words for its parts, signs and '
  'spaces.';
