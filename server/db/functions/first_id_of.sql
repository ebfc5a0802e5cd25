create or replace function first_id_of(p_at timestamptz) returns uuid
  language sql immutable parallel safe as $$
  select (lpad(to_hex(greatest(0, floor(extract(epoch from p_at) * 1000))::bigint), 12, '0')
    || '70008000000000000000')::uuid;
$$;

comment on function first_id_of is
  'The smallest UUIDv7 of a moment: rows whose ids grow with time are found by it without an index on their time.';
