create or replace function note_detail_change() returns trigger language plpgsql as $$
declare
  v_old jsonb := to_jsonb(old);
  v_new jsonb := to_jsonb(new);
  v_field text;
begin
  foreach v_field in array tg_argv loop
    if (v_old ->> v_field) is distinct from (v_new ->> v_field) then
      insert into detail_changes (player_id, at, field, before, after)
      values (coalesce(v_new ->> 'player_id', v_new ->> 'id')::uuid,
        coalesce((v_new ->> 'updated_at')::timestamptz, clock_timestamp()), v_field,
        coalesce(v_old ->> v_field, ''), coalesce(v_new ->> v_field, ''));
    end if;
  end loop;
  return null;
end $$;

comment on function note_detail_change is
  'Writes what a player''s detail was before and after a change into detail_changes, for each field that the '
  'trigger names.';
