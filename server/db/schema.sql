-- The schema of a fresh database, for people who read or review it; nothing runs this file.
-- `npm run schema` writes it. What functions do stands in functions/, here are their signatures alone.

create table activities (
  id integer not null,
  name text not null,
  type integer not null,
  sort integer not null,
  title jsonb not null,
  click_type integer not null,
  click_action text not null,
  unlogin_show_status integer not null,
  theme_url text not null,
  start_at timestamp with time zone not null,
  end_at timestamp with time zone not null,
  is_on boolean not null,
  about jsonb,
  constraint activities_name_key UNIQUE (name),
  constraint activities_pkey PRIMARY KEY (id)
);
CREATE TRIGGER note_config_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON activities FOR EACH STATEMENT EXECUTE FUNCTION note_config_change();
comment on table activities is 'An activity: its texts by language, where a tap leads, its order and its time. Seeded at the start, switched and moved by operators; never deleted.';

create table agent_members (
  player_id uuid not null,
  member_id uuid not null,
  state text not null,
  reasons text[] default '{}'::text[] not null,
  amount bigint not null,
  multiple integer not null,
  valid_at timestamp with time zone not null,
  approved_at timestamp with time zone,
  payment_id uuid,
  constraint agent_members_amount_check CHECK ((amount > 0)),
  constraint agent_members_check CHECK (((state = 'paid'::text) = (payment_id IS NOT NULL))),
  constraint agent_members_check1 CHECK (((state = ANY (ARRAY['held'::text, 'rejected'::text])) <= (cardinality(reasons) > 0))),
  constraint agent_members_member_id_fkey FOREIGN KEY (member_id) REFERENCES players(id),
  constraint agent_members_member_id_key UNIQUE (member_id),
  constraint agent_members_multiple_check CHECK (((multiple >= 1) AND (multiple <= 10))),
  constraint agent_members_pkey PRIMARY KEY (player_id, member_id),
  constraint agent_members_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint agent_members_state_check CHECK ((state = ANY (ARRAY['valid'::text, 'held'::text, 'rejected'::text, 'paid'::text])))
);
CREATE INDEX agent_members_open ON agent_members USING btree (player_id, valid_at, member_id) WHERE (state = ANY (ARRAY['valid'::text, 'held'::text]));
comment on table agent_members is 'An invited player who has met all conditions of the agent programme, with the commission as the terms were then. Written when an agent''s members are judged, changed by an operator''s review and by the payment, and kept.';

create table agent_payments (
  player_id uuid not null,
  id uuid not null,
  members integer not null,
  amount bigint not null,
  wagering bigint not null,
  at timestamp with time zone not null,
  constraint agent_payments_amount_check CHECK ((amount > 0)),
  constraint agent_payments_members_check CHECK ((members > 0)),
  constraint agent_payments_pkey PRIMARY KEY (player_id, id),
  constraint agent_payments_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint agent_payments_wagering_check CHECK ((wagering >= 0))
);
CREATE INDEX agent_payments_at ON agent_payments USING btree (player_id, at);
comment on table agent_payments is 'A commission that an agent has claimed, with how many members it was for and how much must be bet. Written with its journal, and kept.';

create table audit_head (
  one boolean default true not null,
  place bigint not null,
  hash bytea not null,
  told_at timestamp with time zone default '1970-01-01 00:00:00+00'::timestamp with time zone not null,
  told_place bigint default 0 not null,
  constraint audit_head_one_check CHECK (one),
  constraint audit_head_pkey PRIMARY KEY (one)
);
comment on table audit_head is 'The place and the hash of the newest audit row, in one row that writers of the chain wait for. Moved by the trigger of audit_log; the job that logs the head notes which one it told.';

create table audit_log (
  id uuid not null,
  at timestamp with time zone not null,
  actor text not null,
  act text not null,
  subject text not null,
  details jsonb not null,
  place bigint not null,
  previous_hash bytea not null,
  row_hash bytea not null,
  constraint audit_log_pkey PRIMARY KEY (id),
  constraint audit_log_place_key UNIQUE (place)
);
CREATE TRIGGER audit_log_is_kept BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_row();
CREATE TRIGGER audit_row_is_chained BEFORE INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION chain_audit_row();
CREATE TRIGGER audit_row_is_kept BEFORE DELETE OR UPDATE ON audit_log FOR EACH ROW EXECUTE FUNCTION keep_audit_row();
comment on table audit_log is 'An act of an operator or of the platform that somebody may have to answer for, chained to the row before it by a hash. Written in the transaction of the act, never changed, never deleted.';

create table balances (
  player_id uuid not null,
  account text not null,
  amount bigint not null,
  constraint balance_not_below_zero CHECK ((amount >= 0)),
  constraint balances_pkey PRIMARY KEY (player_id, account)
) with (fillfactor=70);
comment on table balances is 'What one account of a player holds: a sum of journal lines that only the trigger of journals writes. It stays, also at zero.';

create table bonuses (
  player_id uuid not null,
  id uuid not null,
  source text not null,
  amount bigint not null,
  need bigint not null,
  mark bigint not null,
  state text not null,
  granted_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  forfeiture_id uuid,
  constraint bonuses_amount_check CHECK ((amount > 0)),
  constraint bonuses_forfeiture_id_fkey FOREIGN KEY (forfeiture_id) REFERENCES forfeitures(id),
  constraint bonuses_need_check CHECK ((need >= 0)),
  constraint bonuses_pkey PRIMARY KEY (player_id, id),
  constraint bonuses_source_check CHECK ((source = ANY (ARRAY['firstDeposit'::text, 'coupon'::text]))),
  constraint bonuses_state_check CHECK ((state = ANY (ARRAY['running'::text, 'released'::text, 'givenUp'::text, 'expired'::text, 'forfeited'::text])))
);
CREATE UNIQUE INDEX bonuses_first_deposit ON bonuses USING btree (player_id) WHERE (source = 'firstDeposit'::text);
CREATE INDEX bonuses_running ON bonuses USING btree (expires_at) WHERE (state = 'running'::text);
comment on table bonuses is 'A bonus that came with a deposit, with the bets that earn it and the turnover when it was granted. Written with the paid deposit; ended by release, giving up, expiry or forfeiture, and kept.';

create table calendar_doors (
  player_id uuid not null,
  day text not null,
  place smallint not null,
  constraint calendar_doors_pkey PRIMARY KEY (player_id, day),
  constraint calendar_doors_place_check CHECK (((place >= 1) AND (place <= 7))),
  constraint calendar_doors_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id)
);
comment on table calendar_doors is 'A door of the sign-in calendar that a player has opened: one a UTC day, with its place among seven. Written by the claim, and kept.';

create table case_messages (
  case_id uuid not null,
  id uuid not null,
  at timestamp with time zone not null,
  author text not null,
  operator text default ''::text not null,
  text text not null,
  request_id uuid,
  constraint case_messages_author_check CHECK ((author = ANY (ARRAY['player'::text, 'house'::text]))),
  constraint case_messages_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id),
  constraint case_messages_case_id_request_id_key UNIQUE (case_id, request_id),
  constraint case_messages_pkey PRIMARY KEY (case_id, id)
);
comment on table case_messages is 'A text within a complaint or an appeal, by the player or an operator. Written once; emptied, not deleted, when the player is erased.';

create table cases (
  id uuid not null,
  number text not null,
  kind text not null,
  player_id uuid,
  contact text default ''::text not null,
  code_hash bytea,
  topic text not null,
  subject text not null,
  locale text not null,
  state text default 'open'::text not null,
  opened_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  closed_at timestamp with time zone,
  closed_by text,
  disputed_at timestamp with time zone,
  request_id uuid not null,
  request_hash bytea not null,
  address text not null,
  constraint cases_check CHECK (((player_id IS NULL) = (code_hash IS NOT NULL))),
  constraint cases_closed_by_check CHECK ((closed_by = ANY (ARRAY['player'::text, 'operator'::text]))),
  constraint cases_kind_check CHECK ((kind = ANY (ARRAY['complaint'::text, 'appeal'::text]))),
  constraint cases_number_key UNIQUE (number),
  constraint cases_pkey PRIMARY KEY (id),
  constraint cases_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint cases_request_id_key UNIQUE (request_id),
  constraint cases_state_check CHECK ((state = ANY (ARRAY['open'::text, 'answered'::text, 'closed'::text, 'disputed'::text])))
);
CREATE INDEX cases_due ON cases USING btree (due_at) WHERE (state = 'open'::text);
CREATE INDEX cases_of_address ON cases USING btree (address, opened_at);
CREATE INDEX cases_of_player ON cases USING btree (player_id, opened_at DESC);
comment on table cases is 'A complaint or an appeal that somebody waits for an answer to, with its state and the day it is due. Written by the player or a guest, moved on by both sides; kept, without the contact once the player is erased.';

create table client_events (
  segment smallint default 0 not null,
  id uuid not null,
  received_at timestamp with time zone not null,
  event_at timestamp with time zone not null,
  name text not null,
  user_id text not null,
  event jsonb not null,
  batch_id uuid,
  batch_place smallint
) partition by LIST (segment);
CREATE UNIQUE INDEX client_events_batch ON ONLY client_events USING btree (batch_id, batch_place, segment) WHERE (batch_id IS NOT NULL);
CREATE INDEX client_events_received ON ONLY client_events USING btree (received_at);
comment on table client_events is 'An event that a page or a game has reported for the event log, in a ring of eight parts. Written in batches by the event call; gone after 30 days, when its part is emptied for newer ones, or when the player is erased.';

create table client_events_0 partition of client_events FOR VALUES IN ('0');

create table client_events_1 partition of client_events FOR VALUES IN ('1');

create table client_events_2 partition of client_events FOR VALUES IN ('2');

create table client_events_3 partition of client_events FOR VALUES IN ('3');

create table client_events_4 partition of client_events FOR VALUES IN ('4');

create table client_events_5 partition of client_events FOR VALUES IN ('5');

create table client_events_6 partition of client_events FOR VALUES IN ('6');

create table client_events_7 partition of client_events FOR VALUES IN ('7');

create table codes (
  id uuid not null,
  phone text not null,
  purpose smallint not null,
  player_id uuid,
  code_hash text not null,
  tries integer default 0 not null,
  made_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  address text not null,
  device_id text not null,
  constraint codes_pkey PRIMARY KEY (id),
  constraint codes_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint codes_purpose_check CHECK (((purpose >= 0) AND (purpose <= 4)))
);
CREATE INDEX codes_address ON codes USING btree (address, made_at);
CREATE INDEX codes_device ON codes USING btree (device_id, made_at) WHERE (device_id <> ''::text);
CREATE INDEX codes_made_at ON codes USING btree (made_at);
CREATE INDEX codes_phone ON codes USING btree (phone, made_at);
CREATE INDEX codes_player ON codes USING btree (player_id, made_at) WHERE (player_id IS NOT NULL);
comment on table codes is 'A code that was requested for a phone, also where none was sent, as limits count all of them. Written by the request, marked when it is used, deleted after two days and when the player is erased.';

create table config (
  key text not null,
  value jsonb not null,
  updated_at timestamp with time zone not null,
  constraint config_pkey PRIMARY KEY (key)
);
CREATE TRIGGER note_config_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON config FOR EACH STATEMENT EXECUTE FUNCTION note_config_change();
comment on table config is 'A setting of the market that can change without a build, checked by a schema of its domain. Seeded where it is missing, changed by operators; triggers count each change in config_version.';

create table config_version (
  only_row boolean default true not null,
  version bigint not null,
  constraint config_version_only_row_check CHECK (only_row),
  constraint config_version_pkey PRIMARY KEY (only_row)
);
comment on table config_version is 'A number in one row that every change of what visitors are told moves on. Only triggers write it; a cached config is valid as long as the number stands.';

create table consents (
  player_id uuid not null,
  id uuid not null,
  kind text not null,
  is_given boolean not null,
  at timestamp with time zone not null,
  source text not null,
  ip text not null,
  constraint consents_kind_check CHECK ((kind = ANY (ARRAY['email'::text, 'message'::text, 'phone'::text, 'push'::text]))),
  constraint consents_pkey PRIMARY KEY (player_id, id),
  constraint consents_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint consents_source_check CHECK ((source = ANY (ARRAY['page'::text, 'exclusion'::text, 'closing'::text])))
);
CREATE INDEX consents_newest ON consents USING btree (kind, player_id, at DESC);
comment on table consents is 'A yes or a no of a player to one kind of advertising, of which the newest holds. Written by the page, by an exclusion and by closing the account; deleted when the player is erased.';

create table counted_days (
  day date not null,
  counted_at timestamp with time zone not null,
  constraint counted_days_pkey PRIMARY KEY (day)
);
comment on table counted_days is 'When the rounds of a UTC day were last added up for the games'' actual returns. Written by the job that counts them, and kept.';

create table coupon_wishes (
  id uuid not null,
  player_id uuid not null,
  prop_id integer not null,
  value bigint not null,
  asked_by text not null,
  asked_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  constraint coupon_wishes_pkey PRIMARY KEY (id),
  constraint coupon_wishes_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id)
);
comment on table coupon_wishes is 'A coupon that one operator has requested and a second one has to approve. Written by the first command, marked by the decision, and kept.';

create table coupons (
  player_id uuid not null,
  id uuid not null,
  prop_id integer not null,
  percent integer not null,
  fixed bigint not null,
  max_bonus bigint not null,
  min_deposit bigint not null,
  multiple integer not null,
  days integer not null,
  granted_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  deposit_id uuid,
  constraint coupons_days_check CHECK (((days >= 1) AND (days <= 365))),
  constraint coupons_fixed_check CHECK ((fixed >= 0)),
  constraint coupons_max_bonus_check CHECK ((max_bonus > 0)),
  constraint coupons_min_deposit_check CHECK ((min_deposit > 0)),
  constraint coupons_multiple_check CHECK (((multiple >= 0) AND (multiple <= 10))),
  constraint coupons_percent_check CHECK (((percent >= 0) AND (percent <= 200))),
  constraint coupons_pkey PRIMARY KEY (player_id, id),
  constraint coupons_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id)
);
comment on table coupons is 'A coupon of a player with the terms it was granted with. Written by an operator''s approved request or as a claimed reward; marked by the deposit that uses it, and kept.';

create table credentials (
  player_id uuid not null,
  password_hash text not null,
  changed_at timestamp with time zone not null,
  constraint credentials_pkey PRIMARY KEY (player_id),
  constraint credentials_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id)
);
comment on table credentials is 'A player''s password as an Argon2 hash, with when it last changed. Written by the registration and replaced by a change; deleted when the player is erased.';

create table data_exports (
  player_id uuid not null,
  id uuid not null,
  asked_at timestamp with time zone not null,
  made_at timestamp with time zone,
  expires_at timestamp with time zone,
  bytes bytea,
  constraint data_exports_pkey PRIMARY KEY (player_id, id),
  constraint data_exports_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id)
);
CREATE INDEX data_exports_expires_at ON data_exports USING btree (expires_at);
CREATE INDEX data_exports_waiting ON data_exports USING btree (asked_at) WHERE (made_at IS NULL);
comment on table data_exports is 'A copy of their own data that a player has requested, empty until a job makes it. Deleted by a job once it has expired, and when the player is erased.';

create table declarations (
  player_id uuid not null,
  name text not null,
  accepted_at timestamp with time zone not null,
  ip text not null,
  constraint declarations_pkey PRIMARY KEY (player_id, name),
  constraint declarations_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id)
);
comment on table declarations is 'A statement that a player made at registration, such as being old enough, with its time and address. Written with the account, and kept.';

create table deposits (
  player_id uuid not null,
  id uuid not null,
  request_id uuid not null,
  channel_id integer not null,
  provider text not null,
  amount bigint not null,
  state text not null,
  pay_url text,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  payment_ref text,
  currency text default 'PHP'::text not null,
  bonus json,
  asked_at timestamp with time zone,
  qr_text text,
  cancelled_at timestamp with time zone,
  constraint deposits_amount_check CHECK ((amount > 0)),
  constraint deposits_pkey PRIMARY KEY (player_id, id),
  constraint deposits_state_check CHECK ((state = ANY (ARRAY['created'::text, 'pending'::text, 'paid'::text, 'failed'::text, 'expired'::text, 'cancelled'::text])))
);
CREATE UNIQUE INDEX deposits_by_id ON deposits USING btree (id);
CREATE INDEX deposits_open ON deposits USING btree (player_id, id) WHERE (state = ANY (ARRAY['created'::text, 'pending'::text]));
CREATE INDEX deposits_paid ON deposits USING btree (player_id, settled_at) WHERE (state = 'paid'::text);
CREATE INDEX deposits_unheard ON deposits USING btree (created_at) WHERE ((state = ANY (ARRAY['created'::text, 'pending'::text, 'expired'::text, 'cancelled'::text])) AND (pay_url IS NOT NULL));
CREATE INDEX deposits_waiting ON deposits USING btree (expires_at) WHERE (state = ANY (ARRAY['created'::text, 'pending'::text]));
comment on table deposits is 'An order of a player to pay in, from its creation to its end as paid, failed, expired or cancelled. Written by the recharge call, moved on by signed callbacks, polling, the player and a job; kept.';

create table detail_changes (
  player_id uuid not null,
  id bigint generated always as identity not null,
  at timestamp with time zone not null,
  field text not null,
  before text not null,
  after text not null,
  constraint detail_changes_pkey PRIMARY KEY (player_id, id),
  constraint detail_changes_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id)
);
comment on table detail_changes is 'What one detail of a player was before and after a change, whoever made it. Written by triggers of players and player_details; deleted when the player is erased.';

create table device_tickets (
  ticket_hash bytea not null,
  player_id uuid not null,
  expires_at timestamp with time zone not null,
  constraint device_tickets_pkey PRIMARY KEY (ticket_hash),
  constraint device_tickets_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id)
);
CREATE INDEX device_tickets_expires_at ON device_tickets USING btree (expires_at);
comment on table device_tickets is 'A proof that the right password was typed on a new device, until the code that was sent is typed too. Written by the sign-in; deleted by its use, after it has expired, and when the player is erased.';

create table draw_chances (
  player_id uuid not null,
  day date not null,
  earned_at timestamp with time zone not null,
  draw_id uuid,
  good_until date,
  is_granted boolean default false not null,
  constraint draw_chances_pkey PRIMARY KEY (player_id, day)
) with (fillfactor=70);
comment on table draw_chances is 'A chance for the jackpot draw that a player has earned on a UTC day or was granted by an operator. Written once it is seen or granted, marked by the draw that uses it, and kept.';

create table draw_seeds (
  player_id uuid not null,
  unsealed_seed bytea,
  sealed_seed bytea,
  constraint draw_seeds_pkey PRIMARY KEY (player_id),
  constraint draw_seeds_seed_check CHECK ((num_nonnulls(unsealed_seed, sealed_seed) = 1)) NOT VALID,
  constraint draw_seeds_server_seed_check CHECK ((length(unsealed_seed) = 32))
) with (fillfactor=60);
CREATE INDEX draw_seeds_key ON draw_seeds USING btree (encode(SUBSTRING(sealed_seed FROM 2 FOR 4), 'hex'::text));
comment on table draw_seeds is 'The secret seed of a player''s next jackpot draw, sealed with a key that is not in the database; only its hash leaves the server before. unsealed_seed has those of before until a job seals them. Written with the first look at the draw, replaced by each draw.';

create table draw_totals (
  player_id uuid not null,
  won bigint not null,
  draws integer not null,
  last_at timestamp with time zone not null,
  constraint draw_totals_pkey PRIMARY KEY (player_id)
) with (fillfactor=70);
CREATE INDEX draw_totals_rank ON draw_totals USING btree (won DESC, last_at, player_id);
comment on table draw_totals is 'What a player has won in all jackpot draws, how often and when last: what the rank list is sorted by. Updated by each draw, and kept.';

create table erasure_requests (
  player_id uuid not null,
  asked_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  withdrawn_at timestamp with time zone,
  done_at timestamp with time zone,
  constraint erasure_requests_pkey PRIMARY KEY (player_id),
  constraint erasure_requests_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id)
);
CREATE INDEX erasure_requests_due ON erasure_requests USING btree (due_at) WHERE ((done_at IS NULL) AND (withdrawn_at IS NULL));
comment on table erasure_requests is 'A player''s request to be forgotten, with the day it is due. Written by the player, withdrawn by the player or an operator, done by a job; kept as proof.';

create table event_log_segment (
  only_row boolean default true not null,
  current smallint not null,
  constraint event_log_segment_current_check CHECK (((current >= 0) AND (current <= 7))),
  constraint event_log_segment_only_row_check CHECK (only_row),
  constraint event_log_segment_pkey PRIMARY KEY (only_row)
);
comment on table event_log_segment is 'Which of the eight parts of the event log is written to, in one row. Moved on by whoever finds the current part full.';

create table exclusion_marks (
  exclusion_id uuid not null,
  kind text not null,
  mark bytea not null,
  constraint exclusion_marks_exclusion_id_fkey FOREIGN KEY (exclusion_id) REFERENCES self_exclusions(id),
  constraint exclusion_marks_kind_check CHECK ((kind = ANY (ARRAY['phone'::text, 'google'::text, 'facebook'::text, 'line'::text, 'document'::text, 'name'::text]))),
  constraint exclusion_marks_pkey PRIMARY KEY (exclusion_id, kind, mark)
);
CREATE INDEX exclusion_marks_mark ON exclusion_marks USING btree (mark);
comment on table exclusion_marks is 'A keyed hash of what was proven of an excluded person, such as a phone or a document, by which a new account of theirs is recognised. Written with the exclusion; kept, because it has to outlive the account.';

create table family_evidence (
  request_id uuid not null,
  id uuid not null,
  sealed bytea storage e not null,
  constraint family_evidence_pkey PRIMARY KEY (request_id, id),
  constraint family_evidence_request_id_fkey FOREIGN KEY (request_id) REFERENCES family_requests(id) ON DELETE CASCADE
);
comment on table family_evidence is 'A sealed picture that a family has added to its request for an exclusion. Written with the request; deleted when its retention period is over, or with the request.';

create table family_requests (
  id uuid not null,
  number text not null,
  request_id uuid not null,
  request_hash bytea not null,
  received_at timestamp with time zone not null,
  address text not null,
  locale text not null,
  state text default 'open'::text not null,
  decided_at timestamp with time zone,
  decided_by text default ''::text not null,
  player_id uuid,
  period text,
  until timestamp with time zone,
  told text default ''::text not null,
  sealed bytea,
  constraint family_requests_check CHECK (((state = 'open'::text) = (decided_at IS NULL))),
  constraint family_requests_check1 CHECK (((state = 'approved'::text) = (player_id IS NOT NULL))),
  constraint family_requests_check2 CHECK (((player_id IS NULL) = (period IS NULL))),
  constraint family_requests_number_key UNIQUE (number),
  constraint family_requests_period_check CHECK ((period = ANY (ARRAY['day'::text, 'week'::text, 'month'::text, 'sixWeeks'::text, 'halfYear'::text, 'year'::text, 'threeYears'::text, 'fiveYears'::text, 'forGood'::text]))),
  constraint family_requests_pkey PRIMARY KEY (id),
  constraint family_requests_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint family_requests_request_id_key UNIQUE (request_id),
  constraint family_requests_state_check CHECK ((state = ANY (ARRAY['open'::text, 'approved'::text, 'rejected'::text])))
);
CREATE INDEX family_requests_address ON family_requests USING btree (address, received_at);
CREATE INDEX family_requests_open ON family_requests USING btree (received_at) WHERE (state = 'open'::text);
CREATE INDEX family_requests_player ON family_requests USING btree (player_id, decided_at DESC) WHERE (player_id IS NOT NULL);
CREATE INDEX family_requests_sealed ON family_requests USING btree (decided_at) WHERE (sealed IS NOT NULL);
comment on table family_requests is 'A request of a family to exclude somebody, its sealed story and its decision. Written by the page for families, decided by an operator; the sealed part is cleared by a job, the row goes when the player is erased.';

create table follow_openings (
  player_id uuid not null,
  channel text not null,
  opened_at timestamp with time zone not null,
  constraint follow_openings_pkey PRIMARY KEY (player_id, channel),
  constraint follow_openings_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id)
);
comment on table follow_openings is 'A channel of the operator that a player has opened through the site, for which points are given once. Written by the opening, and kept.';

create table forfeitures (
  id uuid not null,
  number text not null,
  player_id uuid not null,
  at timestamp with time zone not null,
  reason text not null,
  text text not null,
  asked_by text not null,
  decided_by text not null,
  coin bigint not null,
  safebox bigint not null,
  bonus bigint not null,
  status_before text not null,
  appeal_until timestamp with time zone not null,
  reversed_at timestamp with time zone,
  reversed_by text default ''::text not null,
  reversal_text text default ''::text not null,
  constraint forfeitures_bonus_check CHECK ((bonus >= 0)),
  constraint forfeitures_check CHECK ((((coin + safebox) + bonus) > 0)),
  constraint forfeitures_check1 CHECK (((reversed_at IS NULL) = (reversed_by = ''::text))),
  constraint forfeitures_coin_check CHECK ((coin >= 0)),
  constraint forfeitures_number_key UNIQUE (number),
  constraint forfeitures_pkey PRIMARY KEY (id),
  constraint forfeitures_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint forfeitures_reason_check CHECK ((reason = ANY (ARRAY['underAge'::text, 'official'::text, 'forces'::text, 'restrictedPerson'::text, 'excludedPerson'::text, 'licenceHolder'::text, 'falseIdentity'::text]))),
  constraint forfeitures_safebox_check CHECK ((safebox >= 0))
);
CREATE INDEX forfeitures_of_player ON forfeitures USING btree (player_id, at DESC);
comment on table forfeitures is 'Money that was taken from somebody who may not play, with the reason and the two operators who decided. Written by the approved command, completed by a reversal, and kept; its texts are emptied when the player is erased.';

create table funds (
  player_id uuid not null,
  id uuid not null,
  points bigint not null,
  extra bigint not null,
  saved_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  was_due boolean,
  constraint funds_check CHECK (((ended_at IS NULL) = (was_due IS NULL))),
  constraint funds_extra_check CHECK ((extra >= 0)),
  constraint funds_pkey PRIMARY KEY (player_id, id),
  constraint funds_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint funds_points_check CHECK ((points > 0))
);
CREATE UNIQUE INDEX funds_running ON funds USING btree (player_id) WHERE (ended_at IS NULL);
comment on table funds is 'Points that a player has set aside for some days, with what comes on top if they stay. Written by the player, ended by the player before or after the day it is due, and kept.';

create table game_brands (
  id integer not null,
  name text not null,
  sort integer not null,
  constraint game_brands_pkey PRIMARY KEY (id)
);
CREATE TRIGGER note_config_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON game_brands FOR EACH STATEMENT EXECUTE FUNCTION note_config_change();
comment on table game_brands is 'A maker of games, with the order in which the lobby lists it. Written by the seed of the catalogue where it is missing; that of a studio by the first release of a game under its name. Kept.';

create table game_history (
  player_id uuid not null,
  game_id integer not null,
  at timestamp with time zone not null,
  constraint game_history_game_id_fkey FOREIGN KEY (game_id) REFERENCES games(id),
  constraint game_history_pkey PRIMARY KEY (player_id, game_id),
  constraint game_history_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id)
);
comment on table game_history is 'A game that a player has opened, with the last time. Written by each opening; deleted when the player is erased.';

create table game_incidents (
  id uuid not null,
  game_id integer not null,
  kind text not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  is_corrected boolean not null,
  players integer not null,
  asked_by text not null,
  approved_by text not null,
  made_at timestamp with time zone not null,
  constraint game_incidents_check CHECK ((starts_at < ends_at)),
  constraint game_incidents_kind_check CHECK ((kind = ANY (ARRAY['returns'::text, 'fault'::text]))),
  constraint game_incidents_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX game_incidents_once ON game_incidents USING btree (game_id, kind, starts_at, ends_at);
comment on table game_incidents is 'A fault of a game, the period it concerns and whether rounds were corrected. Written by an approved operator''s command, which also sends the mail to the players; kept.';

create table game_likes (
  player_id uuid not null,
  game_id integer not null,
  at timestamp with time zone not null,
  constraint game_likes_game_id_fkey FOREIGN KEY (game_id) REFERENCES games(id),
  constraint game_likes_pkey PRIMARY KEY (player_id, game_id),
  constraint game_likes_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id)
);
comment on table game_likes is 'A game that a player has marked as a favourite. Written and deleted by the player; deleted when the player is erased.';

create table game_returns (
  game_id integer not null,
  maths text not null,
  day date not null,
  is_play_money boolean not null,
  rounds bigint not null,
  staked bigint not null,
  won bigint not null,
  stake_squares numeric not null,
  largest_stake bigint not null,
  rounds_by_class bigint[] default '{}'::bigint[] not null,
  excess_ratios double precision[] default '{}'::double precision[] not null,
  constraint game_returns_pkey PRIMARY KEY (game_id, maths, day, is_play_money)
);
comment on table game_returns is 'What the rounds of one game, maths and UTC day have staked and won in all, and how many had wins of which size, with the likelihood ratios of an excess, to compare with what the game promises. Written by the job that counts returns, and kept.';

create table game_sessions (
  player_id uuid not null,
  id uuid not null,
  session_id uuid not null,
  game_id integer not null,
  activity_id integer,
  is_play_money boolean not null,
  launch_hash bytea,
  launch_until timestamp with time zone not null,
  token_hash bytea,
  server_seed bytea not null,
  last_round_at timestamp with time zone,
  unshown_round_id uuid,
  staked bigint default 0 not null,
  won bigint default 0 not null,
  opened_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  close_reason text,
  studio_version integer,
  aggregator text,
  constraint game_sessions_pkey PRIMARY KEY (player_id, id),
  constraint game_sessions_server_seed_check CHECK ((length(server_seed) = 32))
) with (fillfactor=60);
CREATE UNIQUE INDEX game_sessions_launch ON game_sessions USING btree (launch_hash) WHERE (launch_hash IS NOT NULL);
CREATE INDEX game_sessions_of_session ON game_sessions USING btree (player_id, session_id);
CREATE UNIQUE INDEX game_sessions_one_open ON game_sessions USING btree (player_id) WHERE (closed_at IS NULL);
CREATE UNIQUE INDEX game_sessions_token ON game_sessions USING btree (token_hash) WHERE (token_hash IS NOT NULL);
CREATE TRIGGER game_sessions_counted AFTER UPDATE OF closed_at ON game_sessions FOR EACH ROW WHEN (((old.closed_at IS NULL) AND (new.closed_at IS NOT NULL) AND (new.last_round_at > new.opened_at))) EXECUTE FUNCTION count_visit();
comment on table game_sessions is 'A visit of a player to a game, with the hashes of its tokens, a seed that only processes of the version before use, and what was staked and won. Written by the start of a game, updated by each bet, closed by the next visit or the end of the session; kept.';

create table game_types (
  id integer not null,
  key text not null,
  status integer not null,
  sort integer not null,
  constraint game_types_pkey PRIMARY KEY (id)
);
CREATE TRIGGER note_config_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON game_types FOR EACH STATEMENT EXECUTE FUNCTION note_config_change();
comment on table game_types is 'A kind of games, such as slots, with its order in the lobby. Written by the seed of the catalogue where it is missing.';

create table game_versions (
  maths text not null,
  hash bytea not null,
  first_seen_at timestamp with time zone not null,
  constraint game_versions_hash_check CHECK ((length(hash) = 32)),
  constraint game_versions_pkey PRIMARY KEY (maths)
);
comment on table game_versions is 'A version of the mathematics of a game with the SHA-256 of its canonical form, which rounds.maths names. Written by the first start of a build that has it, and compared at every later one; never changed or deleted, because it proves rounds.';

create table games (
  id integer not null,
  slug text not null,
  name text not null,
  aliases text[] not null,
  type_id integer not null,
  brand_id integer not null,
  rtp_bp integer not null,
  volatility integer not null,
  min_bet bigint not null,
  max_bet bigint not null,
  tags text[] not null,
  features text[] not null,
  popularity integer not null,
  status integer not null,
  status_override integer,
  is_hosted boolean default false not null,
  poster text,
  least_weight integer,
  released_maths text,
  is_remote boolean default false not null,
  constraint games_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES game_brands(id),
  constraint games_least_weight_check CHECK ((is_hosted OR is_remote OR (least_weight IS NULL))),
  constraint games_min_bet_check CHECK ((min_bet > 0)),
  constraint games_pkey PRIMARY KEY (id),
  constraint games_poster_check CHECK ((is_hosted OR is_remote OR (poster IS NULL))),
  constraint games_released_maths_check CHECK ((is_hosted OR (released_maths IS NULL))),
  constraint games_slug_key UNIQUE (slug),
  constraint games_type_id_fkey FOREIGN KEY (type_id) REFERENCES game_types(id)
);
CREATE TRIGGER note_config_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON games FOR EACH STATEMENT EXECUTE FUNCTION note_config_change();
comment on table games is 'A game of the catalogue, with its bounds, tags and status. Written by the seed at each start; that of a studio by the release of a version and by its withdrawal, that of an aggregator by its lists. The operator''s status_override stays as it is.';

create table hosted_rounds (
  player_id uuid not null,
  round_id uuid not null,
  number bigint generated always as identity not null,
  game_session_id uuid not null,
  game_id integer not null,
  is_play_money boolean not null,
  version integer not null,
  mode text not null,
  level bigint not null,
  line bigint not null,
  payout bigint not null,
  stake bigint not null,
  win bigint not null,
  event text,
  due_at timestamp with time zone not null,
  released_at timestamp with time zone,
  constraint hosted_rounds_event_check CHECK ((length(event) <= 4096)),
  constraint hosted_rounds_level_check CHECK ((level > 0)),
  constraint hosted_rounds_line_check CHECK ((line >= 0)),
  constraint hosted_rounds_payout_check CHECK ((payout >= 0)),
  constraint hosted_rounds_pkey PRIMARY KEY (player_id, round_id),
  constraint hosted_rounds_stake_check CHECK ((stake > 0)),
  constraint hosted_rounds_win_check CHECK ((win >= 0))
);
CREATE UNIQUE INDEX hosted_rounds_active ON hosted_rounds USING btree (player_id, game_id, is_play_money) WHERE (released_at IS NULL);
CREATE INDEX hosted_rounds_due ON hosted_rounds USING btree (due_at) WHERE (released_at IS NULL);
CREATE INDEX hosted_rounds_of_game ON hosted_rounds USING btree (player_id, game_id, is_play_money, number);
comment on table hosted_rounds is 'A round of a studio''s game beside its row of rounds: version, mode, level and line, and how far its page has shown it. Written by its bet; released when the win is paid, by the page or a job; kept.';

create table invite_budget (
  id integer not null,
  committed bigint not null,
  constraint invite_budget_committed_check CHECK ((committed >= 0)),
  constraint invite_budget_id_check CHECK ((id = 1)),
  constraint invite_budget_pkey PRIMARY KEY (id)
);
comment on table invite_budget is 'What all periods of the invite wheel have cost or can still cost, in one row of cents. Raised when a period begins, lowered when it is closed.';

create table invite_friends (
  player_id uuid not null,
  friend_id uuid not null,
  period_id uuid not null,
  at timestamp with time zone not null,
  constraint invite_friends_friend_id_fkey FOREIGN KEY (friend_id) REFERENCES players(id),
  constraint invite_friends_pkey PRIMARY KEY (player_id, friend_id),
  constraint invite_friends_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id)
);
comment on table invite_friends is 'A friend whose account brought its inviter a spin of the invite wheel, each friend once ever. Written when the spin is counted, and kept.';

create table invite_periods (
  player_id uuid not null,
  id uuid not null,
  terms jsonb not null,
  started_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  won bigint default 0 not null,
  paid bigint default 0 not null,
  used integer default 0 not null,
  reserved bigint not null,
  closed_at timestamp with time zone,
  constraint invite_periods_check CHECK ((ends_at > started_at)),
  constraint invite_periods_check1 CHECK (((paid >= 0) AND (paid <= won))),
  constraint invite_periods_check2 CHECK ((reserved >= won)),
  constraint invite_periods_pkey PRIMARY KEY (player_id, id),
  constraint invite_periods_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint invite_periods_used_check CHECK ((used >= 0)),
  constraint invite_periods_won_check CHECK ((won >= 0))
);
CREATE INDEX invite_periods_due ON invite_periods USING btree (ends_at) WHERE (closed_at IS NULL);
CREATE UNIQUE INDEX invite_periods_open ON invite_periods USING btree (player_id) WHERE (closed_at IS NULL);
comment on table invite_periods is 'A player''s time with the invite wheel, with the terms of its beginning, what was won and what was paid. Written by the first spin, updated by spins and payments, closed once it has ended; kept.';

create table invite_seeds (
  player_id uuid not null,
  unsealed_seed bytea,
  sealed_seed bytea,
  constraint invite_seeds_pkey PRIMARY KEY (player_id),
  constraint invite_seeds_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint invite_seeds_seed_check CHECK ((num_nonnulls(unsealed_seed, sealed_seed) = 1)) NOT VALID,
  constraint invite_seeds_server_seed_check CHECK ((length(unsealed_seed) = 32))
) with (fillfactor=60);
CREATE INDEX invite_seeds_key ON invite_seeds USING btree (encode(SUBSTRING(sealed_seed FROM 2 FOR 4), 'hex'::text));
comment on table invite_seeds is 'The secret seed of a player''s next spin of the invite wheel, sealed with a key that is not in the database; only its hash leaves the server before. unsealed_seed has those of before until a job seals them. Written with the first look at the wheel, replaced by each spin.';

create table invite_shares (
  player_id uuid not null,
  day date not null,
  period_id uuid not null,
  constraint invite_shares_pkey PRIMARY KEY (player_id, day),
  constraint invite_shares_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id)
);
comment on table invite_shares is 'A UTC day on which sharing brought a player a spin of the invite wheel. Written by the share, and kept.';

create table invite_spins (
  player_id uuid not null,
  id uuid not null,
  period_id uuid not null,
  server_seed bytea not null,
  client_seed text not null,
  maths text not null,
  sectors jsonb not null,
  sector integer not null,
  prize bigint not null,
  at timestamp with time zone not null,
  constraint invite_spins_pkey PRIMARY KEY (player_id, id),
  constraint invite_spins_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint invite_spins_prize_check CHECK ((prize >= 0)),
  constraint invite_spins_sector_check CHECK ((sector >= 0)),
  constraint invite_spins_server_seed_check CHECK ((length(server_seed) = 32))
);
comment on table invite_spins is 'A spin of the invite wheel with its sectors, its prize and the seeds that prove it. Written by the spin, and kept.';

create table jackpot_closings (
  closed_on date not null,
  opened_on date,
  constraint jackpot_closings_pkey PRIMARY KEY (closed_on)
);
comment on table jackpot_closings is 'A UTC day on which the jackpot was closed, and the day it opened again, by which chances are extended. Written when an operator switches it, and kept.';

create table jackpot_draws (
  player_id uuid not null,
  id uuid not null,
  day date not null,
  at timestamp with time zone not null,
  cell smallint not null,
  type smallint not null,
  prop_id integer not null,
  count bigint not null,
  bonus bigint not null,
  maths text not null,
  server_seed bytea not null,
  client_seed text not null,
  cell_weights integer[] not null,
  tier_weights integer[] not null,
  constraint jackpot_draws_bonus_check CHECK ((bonus >= 0)),
  constraint jackpot_draws_cell_check CHECK (((cell >= 0) AND (cell <= 9))),
  constraint jackpot_draws_count_check CHECK ((count > 0)),
  constraint jackpot_draws_pkey PRIMARY KEY (player_id, id),
  constraint jackpot_draws_player_id_day_key UNIQUE (player_id, day),
  constraint jackpot_draws_type_check CHECK ((type = ANY (ARRAY[1, 2])))
);
CREATE INDEX jackpot_draws_by_id ON jackpot_draws USING btree (id);
comment on table jackpot_draws is 'A draw of the Lucky Jackpot with its prize, its odds and the seeds that prove it: one a player and day. Written with its journal, and kept.';

create table jackpot_readings (
  tier text not null,
  at timestamp with time zone not null,
  amount bigint not null,
  constraint jackpot_readings_amount_check CHECK ((amount >= 0)),
  constraint jackpot_readings_pkey PRIMARY KEY (tier, at),
  constraint jackpot_readings_tier_fkey FOREIGN KEY (tier) REFERENCES jackpot_tiers(tier)
);
comment on table jackpot_readings is 'What the pool of one tier held at a moment, from which the board makes the amounts that all visitors see. Written by whoever reads the board once the newest is old; only the latest of a tier stay.';

create table jackpot_rules (
  id boolean default true not null,
  need_deposit bigint not null,
  need_typing bigint not null,
  constraint jackpot_rules_id_check CHECK (id),
  constraint jackpot_rules_need_deposit_check CHECK ((need_deposit > 0)),
  constraint jackpot_rules_need_typing_check CHECK ((need_typing >= 0)),
  constraint jackpot_rules_pkey PRIMARY KEY (id)
);
comment on table jackpot_rules is 'What a player has to deposit and to bet on a UTC day for a jackpot chance, in one row of cents. Changed by operators.';

create table jackpot_tiers (
  tier text not null,
  position smallint not null,
  seed bigint not null,
  share_ppm integer not null,
  ceiling bigint not null,
  weight integer not null,
  constraint jackpot_ceiling CHECK ((ceiling >= seed)),
  constraint jackpot_tiers_pkey PRIMARY KEY (tier),
  constraint jackpot_tiers_position_key UNIQUE ("position"),
  constraint jackpot_tiers_seed_check CHECK ((seed > 0)),
  constraint jackpot_tiers_share_ppm_check CHECK (((share_ppm >= 0) AND (share_ppm <= 100000))),
  constraint jackpot_tiers_tier_check CHECK ((tier = ANY (ARRAY['mega'::text, 'major'::text, 'minor'::text, 'mini'::text]))),
  constraint jackpot_weight CHECK (((weight >= 0) AND (weight <= 1000000)))
);
comment on table jackpot_tiers is 'A tier of the jackpot: its seed, its ceiling, its share of each bet and its weight in the draw. Made by a migration, changed by operators.';

create table jackpot_winners (
  id uuid not null,
  player_id uuid,
  nickname text not null,
  tier text not null,
  prop_id integer not null,
  amount bigint not null,
  at timestamp with time zone not null,
  is_sample boolean not null,
  constraint jackpot_winners_amount_check CHECK ((amount > 0)),
  constraint jackpot_winners_pkey PRIMARY KEY (id),
  constraint jackpot_winners_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint jackpot_winners_tier_check CHECK ((tier = ANY (ARRAY['mega'::text, 'major'::text, 'minor'::text, 'mini'::text])))
);
CREATE INDEX jackpot_winners_at ON jackpot_winners USING btree (at DESC);
comment on table jackpot_winners is 'A win of a jackpot tier as the list of winners shows it. Written by the draw, and by the sandbox as samples; kept.';

create table journals (
  player_id uuid not null,
  id uuid not null,
  kind text not null,
  request_id uuid,
  at timestamp with time zone not null,
  accounts text[] not null,
  amounts bigint[] not null,
  constraint journals_accounts_check CHECK (((cardinality(accounts) > 0) AND (array_position(accounts, NULL::text) IS NULL))),
  constraint journals_amounts_check CHECK ((array_position(amounts, NULL::bigint) IS NULL)),
  constraint journals_check CHECK ((cardinality(accounts) = cardinality(amounts))),
  constraint journals_pkey PRIMARY KEY (player_id, id)
);
CREATE INDEX journals_money ON journals USING btree (player_id, at, id) WHERE (kind <> 'round'::text);
CREATE INDEX journals_of_diamonds ON journals USING btree (player_id, id) WHERE ('player:diamonds'::text = ANY (accounts));
CREATE TRIGGER journals_post BEFORE INSERT ON journals FOR EACH ROW EXECUTE FUNCTION post_journal();
CREATE TRIGGER journals_written_once BEFORE DELETE OR UPDATE OR TRUNCATE ON journals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
comment on table journals is 'A movement of money or units, with its lines in two arrays that sum to zero in each unit. Written by whatever moves money, never changed and never deleted; all balances follow from it.';

create table known_devices (
  player_id uuid not null,
  id uuid not null,
  token_hash bytea not null,
  device text not null,
  ip text not null,
  made_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  constraint known_devices_pkey PRIMARY KEY (player_id, id),
  constraint known_devices_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint known_devices_player_id_token_hash_key UNIQUE (player_id, token_hash)
);
CREATE INDEX known_devices_last_at ON known_devices USING btree (last_at);
CREATE INDEX known_devices_token ON known_devices USING btree (token_hash);
comment on table known_devices is 'A browser that a player has signed in on, by the hash of a token in a cookie. Written by the sign-in, renewed by each use; deleted by the player, after 180 days without use, and when the player is erased.';

create table kyc_attempts (
  player_id uuid not null,
  id uuid not null,
  ordinal integer not null,
  state text not null,
  submitted_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  decided_by text default ''::text not null,
  reason text default ''::text not null,
  real_name text not null,
  document_kind text not null,
  expires_on date,
  document_number bytea,
  document_mark bytea,
  cleared_at timestamp with time zone,
  constraint kyc_attempts_check CHECK (((state = 'pending'::text) = (decided_at IS NULL))),
  constraint kyc_attempts_check1 CHECK (((state = 'rejected'::text) = (reason <> ''::text))),
  constraint kyc_attempts_pkey PRIMARY KEY (player_id, id),
  constraint kyc_attempts_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint kyc_attempts_player_id_ordinal_key UNIQUE (player_id, ordinal),
  constraint kyc_attempts_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text])))
);
CREATE INDEX kyc_attempts_mark ON kyc_attempts USING btree (document_mark);
CREATE UNIQUE INDEX kyc_attempts_pending ON kyc_attempts USING btree (player_id) WHERE (state = 'pending'::text);
CREATE INDEX kyc_attempts_sealed ON kyc_attempts USING btree (submitted_at) WHERE (document_number IS NOT NULL);
CREATE INDEX kyc_attempts_waiting ON kyc_attempts USING btree (submitted_at) WHERE (state = 'pending'::text);
comment on table kyc_attempts is 'One submission of an identity check, with its decision and the sealed number of the document. Written by the player, decided by a reviewer or an operator; the number is cleared by a job, the row goes when the player is erased.';

create table kyc_drafts (
  player_id uuid not null,
  saved_at timestamp with time zone not null,
  sealed bytea not null,
  constraint kyc_drafts_pkey PRIMARY KEY (player_id),
  constraint kyc_drafts_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id)
);
CREATE INDEX kyc_drafts_old ON kyc_drafts USING btree (saved_at);
comment on table kyc_drafts is 'What a player has typed of an identity check and not submitted, sealed. Written while typing; deleted by the submission, within a day, and when the player is erased.';

create table kyc_pictures (
  player_id uuid not null,
  id uuid not null,
  attempt_id uuid,
  side text not null,
  made_at timestamp with time zone not null,
  sealed bytea storage e not null,
  constraint kyc_pictures_pkey PRIMARY KEY (player_id, id),
  constraint kyc_pictures_player_id_attempt_id_fkey FOREIGN KEY (player_id, attempt_id) REFERENCES kyc_attempts(player_id, id),
  constraint kyc_pictures_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint kyc_pictures_side_check CHECK ((side = ANY (ARRAY['front'::text, 'back'::text, 'selfie'::text])))
);
CREATE UNIQUE INDEX kyc_pictures_handed_in ON kyc_pictures USING btree (player_id, attempt_id, side) WHERE (attempt_id IS NOT NULL);
CREATE INDEX kyc_pictures_old ON kyc_pictures USING btree (made_at) WHERE (attempt_id IS NULL);
CREATE UNIQUE INDEX kyc_pictures_ready ON kyc_pictures USING btree (player_id, side) WHERE (attempt_id IS NULL);
comment on table kyc_pictures is 'A sealed picture of a document or a face, of an attempt or waiting for the next one. Written by the upload; deleted by a job once its retention period is over, after a day where it was never submitted, and when the player is erased.';

create table legal_acceptances (
  player_id uuid not null,
  document text not null,
  version integer not null,
  accepted_at timestamp with time zone not null,
  ip text not null,
  constraint legal_acceptances_document_version_fkey FOREIGN KEY (document, version) REFERENCES legal_versions(document, version),
  constraint legal_acceptances_pkey PRIMARY KEY (player_id, document, version),
  constraint legal_acceptances_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id)
);
comment on table legal_acceptances is 'A player''s agreement to one version of the terms or the privacy notice. Written with the account and when a new version is agreed to; kept.';

create table legal_versions (
  document text not null,
  version integer not null,
  published_at timestamp with time zone not null,
  in_force_at timestamp with time zone not null,
  changes jsonb not null,
  constraint legal_versions_document_check CHECK ((document = ANY (ARRAY['terms'::text, 'privacy'::text]))),
  constraint legal_versions_pkey PRIMARY KEY (document, version),
  constraint legal_versions_version_check CHECK ((version > 0))
);
comment on table legal_versions is 'A version of the terms or the privacy notice, when it was published and from when it is in force. The first ones come with a migration, later ones are published by operators; kept.';

create table login_history (
  player_id uuid not null,
  id uuid not null,
  at timestamp with time zone not null,
  outcome text not null,
  ip text not null,
  device text not null,
  constraint login_history_outcome_check CHECK ((outcome = ANY (ARRAY['ok'::text, 'wrong'::text, 'locked'::text, 'refused'::text]))),
  constraint login_history_pkey PRIMARY KEY (player_id, id),
  constraint login_history_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id)
);
CREATE INDEX login_history_at ON login_history USING btree (at);
CREATE INDEX login_history_ok ON login_history USING btree (player_id, at) WHERE (outcome = 'ok'::text);
comment on table login_history is 'An attempt to sign in to a player''s account, with its outcome, address and device. Written by the sign-in; kept, without address and device once the player is erased.';

create table lottery_orders (
  player_id uuid not null,
  id uuid not null,
  round_id uuid not null,
  session_id uuid not null,
  first integer not null,
  count integer not null,
  stake bigint not null,
  tickets integer not null,
  client_seed text not null,
  bought_at timestamp with time zone not null,
  prize bigint default 0 not null,
  settled_at timestamp with time zone,
  is_refunded boolean default false not null,
  revealed_seed text,
  constraint lottery_orders_check CHECK (((stake > 0) <> (tickets > 0))),
  constraint lottery_orders_count_check CHECK ((count > 0)),
  constraint lottery_orders_first_check CHECK ((first >= 0)),
  constraint lottery_orders_pkey PRIMARY KEY (player_id, id),
  constraint lottery_orders_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint lottery_orders_prize_check CHECK ((prize >= 0)),
  constraint lottery_orders_revealed_check CHECK (((char_length(revealed_seed) <= 64) AND (client_seed = encode(sha256(convert_to(revealed_seed, 'UTF8'::name)), 'hex'::text)))),
  constraint lottery_orders_round_id_first_key UNIQUE (round_id, first),
  constraint lottery_orders_round_id_fkey FOREIGN KEY (round_id) REFERENCES lottery_rounds(id),
  constraint lottery_orders_stake_check CHECK ((stake >= 0)),
  constraint lottery_orders_tickets_check CHECK ((tickets >= 0))
) with (fillfactor=70);
CREATE INDEX lottery_orders_of_session ON lottery_orders USING btree (player_id, session_id);
CREATE INDEX lottery_orders_open ON lottery_orders USING btree (round_id, player_id, id) WHERE (settled_at IS NULL);
CREATE INDEX lottery_orders_won ON lottery_orders USING btree (player_id, settled_at) WHERE (prize > 0);
comment on table lottery_orders is 'Tickets of one lottery round that a player bought at once; they follow each other, so that one row tells all their numbers, with the hash of the buyer''s seed and, once it is revealed, the seed. Written with its journal, completed when the round is drawn or cancelled, and kept.';

create table lottery_rounds (
  id uuid not null,
  product text not null,
  number integer not null,
  state text not null,
  terms jsonb not null,
  maths text not null,
  server_seed bytea,
  client_seed text not null,
  opens_at timestamp with time zone not null,
  closes_at timestamp with time zone not null,
  draw_at timestamp with time zone not null,
  sold integer default 0 not null,
  result integer,
  winners integer[],
  ended_at timestamp with time zone,
  paid_at timestamp with time zone,
  chain integer,
  position integer,
  commitment bytea not null,
  sealed_seed bytea,
  hash_mix text,
  constraint lottery_rounds_chain_check CHECK ((num_nulls(chain, "position") = ANY (ARRAY[0, 2]))),
  constraint lottery_rounds_check CHECK (((opens_at < closes_at) AND (closes_at < draw_at))),
  constraint lottery_rounds_check1 CHECK (((state = 'open'::text) = (ended_at IS NULL))),
  constraint lottery_rounds_check2 CHECK (((state = 'drawn'::text) = ((result IS NOT NULL) AND (winners IS NOT NULL)))),
  constraint lottery_rounds_commitment_check CHECK ((length(commitment) = 32)),
  constraint lottery_rounds_number_check CHECK ((number > 0)),
  constraint lottery_rounds_pkey PRIMARY KEY (id),
  constraint lottery_rounds_product_check CHECK ((product = ANY (ARRAY['daily'::text, 'weekend'::text]))),
  constraint lottery_rounds_product_number_key UNIQUE (product, number),
  constraint lottery_rounds_reveal_check CHECK (((maths <> 'lottery-3'::text) OR (state <> 'drawn'::text) OR ((hash_mix IS NOT NULL) AND ((sold = 0) OR (client_seed <> hash_mix))))),
  constraint lottery_rounds_revealed_check CHECK (((state <> 'drawn'::text) OR (server_seed IS NOT NULL))),
  constraint lottery_rounds_secret_check CHECK (((chain IS NULL) OR (state = 'drawn'::text) OR (server_seed IS NULL))),
  constraint lottery_rounds_seed_check CHECK ((num_nulls(server_seed, sealed_seed) = 1)),
  constraint lottery_rounds_server_seed_check CHECK ((length(server_seed) = 32)),
  constraint lottery_rounds_sold_check CHECK ((sold >= 0)),
  constraint lottery_rounds_state_check CHECK ((state = ANY (ARRAY['open'::text, 'drawn'::text, 'cancelled'::text])))
) with (fillfactor=50);
CREATE UNIQUE INDEX lottery_rounds_open ON lottery_rounds USING btree (product) WHERE (state = 'open'::text);
CREATE UNIQUE INDEX lottery_rounds_position ON lottery_rounds USING btree (product, chain, "position") WHERE (chain IS NOT NULL);
CREATE INDEX lottery_rounds_unpaid ON lottery_rounds USING btree (ended_at) WHERE ((ended_at IS NOT NULL) AND (paid_at IS NULL));
comment on table lottery_rounds is 'A round of a lottery, with its terms, its place in the chain of the lottery, the hash of its seed, and its winning numbers. Its seed, a link of the chain, is sealed with a key that is not in the database until it is drawn. The mix of its buyers'' hashes is fixed once the sale has ended. Opened, drawn and paid by a job; kept.';

create table mail_campaigns (
  id uuid not null,
  category text not null,
  template text not null,
  params jsonb not null,
  started_at timestamp with time zone,
  reached_player_id uuid,
  sent integer default 0 not null,
  finished_at timestamp with time zone,
  audience jsonb,
  rewards jsonb,
  wagering_multiple smallint default 0 not null,
  claim_days smallint,
  is_promotion boolean default false not null,
  recipients integer,
  withheld integer default 0 not null,
  previewed_by text,
  previewed_at timestamp with time zone,
  asked_by text,
  approved_by text,
  stopped_at timestamp with time zone,
  leased_until timestamp with time zone,
  constraint mail_campaigns_category_check CHECK ((category = ANY (ARRAY['service'::text, 'account'::text, 'reward'::text, 'offer'::text]))),
  constraint mail_campaigns_claim_days_check CHECK (((claim_days >= 1) AND (claim_days <= 365))),
  constraint mail_campaigns_pkey PRIMARY KEY (id),
  constraint mail_campaigns_wagering_multiple_check CHECK (((wagering_multiple >= 0) AND (wagering_multiple <= 10)))
);
CREATE INDEX mail_campaigns_open ON mail_campaigns USING btree (started_at) WHERE (finished_at IS NULL);
comment on table mail_campaigns is 'A mail to many players, as a preview of an operator or on its way. Written by operators and by incidents, moved on by a job that sends it in batches; kept.';

create table mail_templates (
  id uuid not null,
  name text not null,
  category text not null,
  title jsonb not null,
  body jsonb not null,
  links text[] not null,
  saved_by text not null,
  saved_at timestamp with time zone not null,
  constraint mail_templates_category_check CHECK ((category = ANY (ARRAY['service'::text, 'account'::text, 'reward'::text, 'offer'::text]))),
  constraint mail_templates_pkey PRIMARY KEY (id)
);
CREATE INDEX mail_templates_newest ON mail_templates USING btree (name, saved_at DESC, id DESC);
comment on table mail_templates is 'One version of a text that operators send as a mail, by language. Written by each saving and never changed, so that what was sent can be read as it was sent.';

create table mails (
  player_id uuid not null,
  id uuid not null,
  category text not null,
  template text not null,
  params jsonb not null,
  campaign_id uuid,
  sent_at timestamp with time zone not null,
  read_at timestamp with time zone,
  expires_at timestamp with time zone,
  deleted_at timestamp with time zone,
  rewards jsonb,
  wagering_multiple smallint default 0 not null,
  claim_until timestamp with time zone,
  claimed_at timestamp with time zone,
  constraint mails_attachment_has_end CHECK (((rewards IS NULL) = (claim_until IS NULL))),
  constraint mails_category_check CHECK ((category = ANY (ARRAY['service'::text, 'account'::text, 'reward'::text, 'offer'::text]))),
  constraint mails_pkey PRIMARY KEY (player_id, id),
  constraint mails_wagering_multiple_check CHECK (((wagering_multiple >= 0) AND (wagering_multiple <= 10)))
);
CREATE UNIQUE INDEX mails_once ON mails USING btree (campaign_id, player_id) WHERE (campaign_id IS NOT NULL);
CREATE INDEX mails_unread ON mails USING btree (player_id) WHERE ((read_at IS NULL) AND (deleted_at IS NULL));
CREATE INDEX mails_waiting ON mails USING btree (player_id) WHERE ((rewards IS NOT NULL) AND (claimed_at IS NULL) AND (deleted_at IS NULL));
comment on table mails is 'A mail of a player: template and values, from which the text is made when it is read, and what is attached. Written by events and campaigns, marked by reading, claiming and hiding; deleted when the player is erased.';

create table mall_orders (
  player_id uuid not null,
  id uuid not null,
  goods_id integer not null,
  prop_id integer not null,
  count bigint not null,
  price bigint not null,
  at timestamp with time zone not null,
  constraint mall_orders_count_check CHECK ((count > 0)),
  constraint mall_orders_pkey PRIMARY KEY (player_id, id),
  constraint mall_orders_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint mall_orders_price_check CHECK ((price > 0))
);
CREATE INDEX mall_orders_by_time ON mall_orders USING btree (at DESC);
comment on table mall_orders is 'Goods of the mall that a player has bought for diamonds. Written with its journal, and kept.';

create table mall_stock (
  goods_id integer not null,
  sold bigint not null,
  constraint mall_stock_pkey PRIMARY KEY (goods_id),
  constraint mall_stock_sold_check CHECK ((sold >= 0))
);
comment on table mall_stock is 'How many of one kind of goods were sold; its row is locked by a sale, so that the last piece is sold once. Written by the first sale, raised by each.';

create table mode_weights (
  maths text not null,
  mode text not null,
  weight integer not null,
  constraint mode_weights_pkey PRIMARY KEY (maths, mode),
  constraint mode_weights_weight_check CHECK (((weight >= 0) AND (weight <= 10000)))
);
CREATE TRIGGER mode_weights_written_once BEFORE DELETE OR UPDATE OR TRUNCATE ON mode_weights FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
comment on table mode_weights is 'What stakes in a mode of a studio''s game count toward rewards. Written by the release of its version; never changed or deleted.';

create table newcomer_tickets (
  ticket_hash bytea not null,
  kind text not null,
  subject text not null,
  name text not null,
  mail text not null,
  expires_at timestamp with time zone not null,
  constraint newcomer_tickets_kind_check CHECK ((kind = ANY (ARRAY['phone'::text, 'google'::text, 'facebook'::text, 'line'::text]))),
  constraint newcomer_tickets_pkey PRIMARY KEY (ticket_hash)
);
CREATE INDEX newcomer_tickets_expires_at ON newcomer_tickets USING btree (expires_at);
comment on table newcomer_tickets is 'What vouches for somebody who has proven a phone or a provider''s account and has no account here yet. Written by the proof; deleted by the registration, after it has expired, and when the player is erased.';

create table notices (
  id integer generated by default as identity not null,
  title jsonb not null,
  body jsonb not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  is_pinned boolean default false not null,
  stopped_at timestamp with time zone,
  made_by text not null,
  constraint notices_check CHECK (((ends_at IS NULL) OR (ends_at > starts_at))),
  constraint notices_pkey PRIMARY KEY (id)
);
CREATE TRIGGER note_config_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON notices FOR EACH STATEMENT EXECUTE FUNCTION note_config_change();
comment on table notices is 'A message of the operator to all visitors for a time, in texts by language. Written and stopped by operators; kept.';

create table open_rounds (
  player_id uuid not null,
  id uuid not null,
  game_session_id uuid not null,
  game_id integer not null,
  game_type smallint not null,
  is_play_money boolean not null,
  bet jsonb not null,
  acts jsonb not null,
  stake bigint not null,
  maths text not null,
  server_seed bytea,
  client_seed text not null,
  opened_at timestamp with time zone not null,
  settles_at timestamp with time zone not null,
  shared_round_id uuid,
  pair_id uuid,
  nonce integer,
  revealed_seed text,
  constraint open_rounds_pkey PRIMARY KEY (player_id, id),
  constraint open_rounds_seed_check CHECK ((((server_seed IS NULL) OR (pair_id IS NULL)) AND ((pair_id IS NULL) = (nonce IS NULL)) AND (num_nulls(server_seed, pair_id, shared_round_id) < 3))) NOT VALID,
  constraint open_rounds_server_seed_check CHECK ((length(server_seed) = 32)),
  constraint open_rounds_stake_check CHECK ((stake > 0))
) with (fillfactor=70);
CREATE INDEX open_rounds_due ON open_rounds USING btree (settles_at);
CREATE UNIQUE INDEX open_rounds_of_game ON open_rounds USING btree (player_id, game_id, is_play_money);
CREATE INDEX open_rounds_shared ON open_rounds USING btree (shared_round_id) WHERE (shared_round_id IS NOT NULL);
comment on table open_rounds is 'A round that goes on: its bet, the acts so far, its stake and its place in a seed pair, or its secret seed. A bet in a shared round has the hash of its client seed until that starts, and the seed once it is revealed. Written by the bet, updated by each act, deleted when it is settled and becomes a row of rounds.';

create table operators (
  id uuid not null,
  name text not null,
  skeleton text not null,
  key_hash bytea not null,
  made_at timestamp with time zone not null,
  made_by uuid,
  retired_at timestamp with time zone,
  constraint operators_key_hash_key UNIQUE (key_hash),
  constraint operators_made_by_fkey FOREIGN KEY (made_by) REFERENCES operators(id),
  constraint operators_name_check CHECK ((name ~ '^[a-z][a-z0-9.-]{1,31}$'::text)),
  constraint operators_name_key UNIQUE (name),
  constraint operators_pkey PRIMARY KEY (id),
  constraint operators_skeleton_key UNIQUE (skeleton)
);
comment on table operators is 'A person who may run the operator''s commands, known by the hash of a key. Written by an operator''s command; retired, never deleted, because a name stands for one person for ever.';

create table password_tries (
  key bytea not null,
  player_id uuid,
  failures integer not null,
  locked_until timestamp with time zone,
  last_at timestamp with time zone not null,
  constraint password_tries_pkey PRIMARY KEY (key),
  constraint password_tries_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id)
);
CREATE INDEX password_tries_last_at ON password_tries USING btree (last_at);
CREATE INDEX password_tries_player ON password_tries USING btree (player_id) WHERE (player_id IS NOT NULL);
comment on table password_tries is 'A count of wrong passwords by what was typed, by device or by player, with the time until which it is locked. Written by each wrong one; deleted by a right one, by unlocking, after two days, and when the player is erased.';

create table payment_callbacks (
  id uuid not null,
  provider text not null,
  event_id text not null,
  at timestamp with time zone not null,
  verdict text not null,
  deposit_id uuid not null,
  payment_ref text not null,
  amount bigint not null,
  body_hash bytea not null,
  currency text,
  status text,
  resolution text,
  resolved_at timestamp with time zone,
  reason text,
  ordered_amount bigint,
  return_asked_at timestamp with time zone,
  return_ref text,
  constraint payment_callbacks_pkey PRIMARY KEY (id),
  constraint payment_callbacks_provider_event_id_key UNIQUE (provider, event_id),
  constraint payment_callbacks_reason_check CHECK ((reason = ANY (ARRAY['short'::text, 'over'::text, 'currency'::text, 'twice'::text, 'limit'::text, 'unknown'::text]))),
  constraint payment_callbacks_resolution_check CHECK ((resolution = ANY (ARRAY['credited'::text, 'returning'::text, 'returned'::text]))),
  constraint payment_callbacks_status_check CHECK ((status = ANY (ARRAY['paid'::text, 'failed'::text])))
);
CREATE INDEX payment_callbacks_by_deposit ON payment_callbacks USING btree (deposit_id);
CREATE INDEX payment_callbacks_held ON payment_callbacks USING btree (at) WHERE ((status = 'paid'::text) AND (resolved_at IS NULL) AND (verdict = ANY (ARRAY['paidTwice'::text, 'mismatched'::text, 'overLimit'::text, 'unknownDeposit'::text])));
comment on table payment_callbacks is 'A signed callback of a payment provider, with the verdict on it and what became of money that was not credited. Written once for each of the provider''s events, completed by operators, and kept.';

create table payout_accounts (
  player_id uuid not null,
  bank_id integer not null,
  kind text not null,
  institution_id integer not null,
  holder text not null,
  number text not null,
  is_default boolean not null,
  created_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  constraint payout_accounts_bank_id_check CHECK ((bank_id > 0)),
  constraint payout_accounts_kind_check CHECK ((kind = ANY (ARRAY['bank'::text, 'ewallet'::text]))),
  constraint payout_accounts_pkey PRIMARY KEY (player_id, bank_id),
  constraint payout_accounts_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id)
);
CREATE INDEX payout_accounts_by_number ON payout_accounts USING btree (kind, institution_id, number);
comment on table payout_accounts is 'A bank account or e-wallet that a player has given for withdrawals. Written and removed by the player, which keeps the row; holder and number are emptied when the player is erased.';

create table payout_callbacks (
  id uuid not null,
  provider text not null,
  event_id text not null,
  at timestamp with time zone not null,
  verdict text not null,
  withdrawal_id uuid not null,
  payout_ref text not null,
  amount bigint not null,
  currency text not null,
  status text not null,
  body_hash bytea not null,
  constraint payout_callbacks_pkey PRIMARY KEY (id),
  constraint payout_callbacks_provider_event_id_key UNIQUE (provider, event_id),
  constraint payout_callbacks_status_check CHECK ((status = ANY (ARRAY['paid'::text, 'failed'::text])))
);
CREATE INDEX payout_callbacks_by_withdrawal ON payout_callbacks USING btree (withdrawal_id);
comment on table payout_callbacks is 'A signed callback of a payout provider, with the verdict on it. Written once for each of the provider''s events, and kept.';

create table pending_approvals (
  id uuid not null,
  act text not null,
  args text[] not null,
  asked_by text not null,
  asked_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  decided_by text,
  decision text,
  constraint act_wishes_decision_check CHECK ((decision = ANY (ARRAY['approved'::text, 'refused'::text]))),
  constraint act_wishes_pkey PRIMARY KEY (id)
);
CREATE INDEX pending_approvals_open ON pending_approvals USING btree (asked_at) WHERE (decided_at IS NULL);
comment on table pending_approvals is 'A command that one operator has requested and a second one has to approve. Written by the first, marked by the decision, and kept; one that nobody decides in time can only be requested anew.';

create table player_days (
  player_id uuid not null,
  day date not null,
  game_type smallint not null,
  staked bigint default 0 not null,
  won bigint default 0 not null,
  rounds integer default 0 not null,
  game_id integer not null,
  market_day date not null,
  uncounted bigint default 0 not null,
  constraint player_days_pkey PRIMARY KEY (player_id, day, market_day, game_type, game_id)
) with (fillfactor=60);
comment on table player_days is 'What a player has staked and won with real money in one game on one day, of UTC and of the market. Updated by each settled round and kept; reports and limits are read from it.';

create table player_details (
  player_id uuid not null,
  real_name text default ''::text not null,
  email text default ''::text not null,
  address_line text default ''::text not null,
  city text default ''::text not null,
  region text default ''::text not null,
  post_code text default ''::text not null,
  updated_at timestamp with time zone not null,
  constraint player_details_pkey PRIMARY KEY (player_id),
  constraint player_details_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id)
);
CREATE INDEX player_details_home ON player_details USING btree (home_key(address_line, city)) WHERE ((address_line <> ''::text) AND (city <> ''::text));
CREATE TRIGGER details_are_noted AFTER UPDATE ON player_details FOR EACH ROW EXECUTE FUNCTION note_detail_change('real_name', 'email', 'address_line', 'city', 'region', 'post_code');
comment on table player_details is 'A player''s own details beside the account: name as on the documents, e-mail, address. Written by the profile, the identity check and operators'' corrections; deleted when the player is erased.';

create table player_devices (
  player_id uuid not null,
  device_hash bytea not null,
  last_at timestamp with time zone not null,
  constraint player_devices_pkey PRIMARY KEY (player_id, device_hash),
  constraint player_devices_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id)
);
CREATE INDEX player_devices_hash ON player_devices USING btree (device_hash);
CREATE INDEX player_devices_last_at ON player_devices USING btree (last_at);
comment on table player_devices is 'A browser that a player was signed in with, by the hash of the id it made for itself, to recognise people with several accounts. Written by calls of a session; deleted after 30 days without one, and when the player is erased.';

create table player_limits (
  player_id uuid not null,
  key text not null,
  value bigint,
  wish_value bigint,
  wish_at timestamp with time zone,
  constraint player_limits_key_check CHECK ((key = ANY (ARRAY['depositDay'::text, 'depositWeek'::text, 'depositMonth'::text, 'lossDay'::text, 'lossWeek'::text, 'lossMonth'::text, 'stakeDay'::text, 'stakeWeek'::text, 'stakeMonth'::text, 'sessionMinutes'::text, 'realityMinutes'::text]))),
  constraint player_limits_pkey PRIMARY KEY (player_id, key),
  constraint player_limits_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint player_limits_value_check CHECK ((value >= 0)),
  constraint player_limits_wish_value_check CHECK ((wish_value >= 0))
) with (fillfactor=70);
comment on table player_limits is 'A limit that a player has set for money or time, and a looser one that waits for its day. Written by the player, and kept.';

create table player_pictures (
  player_id uuid not null,
  id text not null,
  bytes bytea not null,
  made_at timestamp with time zone not null,
  constraint player_pictures_id_check CHECK ((id ~ '^[0-9a-f]{32}$'::text)),
  constraint player_pictures_id_key UNIQUE (id),
  constraint player_pictures_pkey PRIMARY KEY (player_id),
  constraint player_pictures_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id)
);
comment on table player_pictures is 'A player''s own picture, as the server has encoded it anew. Written by the upload and replaced by the next; deleted by the player or an operator, and when the player is erased.';

create table player_protection (
  player_id uuid not null,
  break_until timestamp with time zone,
  reviewed_at timestamp with time zone,
  constraint player_protection_pkey PRIMARY KEY (player_id),
  constraint player_protection_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id)
) with (fillfactor=70);
comment on table player_protection is 'Until when a player is on a break, and when they last reviewed their limits. Written by the player, and kept.';

create table player_times (
  player_id uuid not null,
  market_day date not null,
  played_ms bigint not null,
  constraint player_times_pkey PRIMARY KEY (player_id, market_day),
  constraint player_times_played_ms_check CHECK ((played_ms >= 0))
) with (fillfactor=70);
comment on table player_times is 'How long a player has played on one of the market''s days, in milliseconds. Updated by the trigger of game_sessions when a visit is closed; kept.';

create table player_totals (
  player_id uuid not null,
  bet bigint default 0 not null,
  vip_exp bigint default 0 not null,
  total_recharge bigint default 0 not null,
  exchange bigint default 0 not null,
  last_channel_id integer default 0 not null,
  jackpot_carry integer[] default '{0,0,0,0}'::integer[] not null,
  wagering_left bigint default 0 not null,
  wagering_mark bigint default 0 not null,
  constraint player_totals_pkey PRIMARY KEY (player_id),
  constraint player_totals_wagering_left_check CHECK ((wagering_left >= 0))
) with (fillfactor=60);
comment on table player_totals is 'A player''s sums over all time: turnover, experience, deposits, withdrawals, the carry of jackpot shares and the bets still to be made. Updated by bets, deposits and withdrawals, and kept.';

create table players (
  id uuid not null,
  display_id bigint not null,
  account text not null,
  account_key text not null,
  nickname text default ''::text not null,
  avatar text default ''::text not null,
  mobile text default ''::text not null,
  birth_date date not null,
  nationality text not null,
  status text default 'open'::text not null,
  kyc_state smallint default 0 not null,
  kyc_reason text default ''::text not null,
  invite_code text not null,
  invited_by uuid,
  is_sample boolean default false not null,
  request_id uuid,
  request_fingerprint bytea,
  created_at timestamp with time zone not null,
  mobile_proven_at timestamp with time zone,
  account_type smallint default 2 not null,
  constraint players_account_key_key UNIQUE (account_key),
  constraint players_account_type_check CHECK (((account_type >= 1) AND (account_type <= 3))),
  constraint players_display_id_check CHECK (((display_id >= 100000000) AND (display_id <= 999999999))),
  constraint players_display_id_key UNIQUE (display_id),
  constraint players_invite_code_key UNIQUE (invite_code),
  constraint players_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES players(id),
  constraint players_kyc_state_check CHECK (((kyc_state >= 0) AND (kyc_state <= 3))),
  constraint players_pkey PRIMARY KEY (id),
  constraint players_request_id_key UNIQUE (request_id),
  constraint players_status_check CHECK ((status = ANY (ARRAY['open'::text, 'excluded'::text, 'closed'::text, 'restricted'::text])))
);
CREATE INDEX players_excluded ON players USING btree (birth_date) WHERE (status = 'excluded'::text);
CREATE INDEX players_invited_by ON players USING btree (invited_by, id) WHERE (invited_by IS NOT NULL);
CREATE UNIQUE INDEX players_mobile_key ON players USING btree (mobile) WHERE (mobile <> ''::text);
CREATE TRIGGER player_is_noted AFTER UPDATE OF birth_date, nationality, mobile, nickname ON players FOR EACH ROW WHEN (((old.birth_date IS DISTINCT FROM new.birth_date) OR (old.nationality IS DISTINCT FROM new.nationality) OR (old.mobile IS DISTINCT FROM new.mobile) OR (old.nickname IS DISTINCT FROM new.nickname))) EXECUTE FUNCTION note_detail_change('birth_date', 'nationality', 'mobile', 'nickname');
comment on table players is 'A player''s account: name, invite code, status and what is proven. Written by the registration; changed by the player, operators and the identity check, and anonymised, not deleted, when it is erased.';

create table pool_shards (
  shard smallint not null,
  mega bigint default 0 not null,
  major bigint default 0 not null,
  minor bigint default 0 not null,
  mini bigint default 0 not null,
  constraint pool_shards_pkey PRIMARY KEY (shard)
) with (fillfactor=20);
comment on table pool_shards is 'One of 256 parts of the four jackpot pools, in cents, so that bets of different players do not wait for each other. Made by a migration; only the trigger of journals moves it.';

create table push_keys (
  id smallint default 1 not null,
  public_key text not null,
  private_key bytea not null,
  made_at timestamp with time zone not null,
  constraint push_keys_id_check CHECK ((id = 1)),
  constraint push_keys_pkey PRIMARY KEY (id)
);
comment on table push_keys is 'The key pair by which push services know the platform, in one row, its private part sealed. Written by the first process that needs it, and kept.';

create table push_messages (
  id bigint generated always as identity not null,
  player_id uuid not null,
  subscription_id uuid not null,
  notice text not null,
  key text not null,
  state text default 'waiting'::text not null,
  made_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  attempts smallint default 0 not null,
  claimed_at timestamp with time zone,
  ended_at timestamp with time zone,
  reason text default ''::text not null,
  constraint push_messages_pkey PRIMARY KEY (id),
  constraint push_messages_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sending'::text, 'sent'::text, 'dropped'::text, 'failed'::text]))),
  constraint push_messages_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES push_subscriptions(id) ON DELETE CASCADE,
  constraint push_messages_subscription_id_key_key UNIQUE (subscription_id, key)
);
CREATE INDEX push_messages_claimed ON push_messages USING btree (claimed_at) WHERE (state = 'sending'::text);
CREATE INDEX push_messages_due ON push_messages USING btree (due_at) WHERE (state = 'waiting'::text);
CREATE INDEX push_messages_ended ON push_messages USING btree (ended_at) WHERE (ended_at IS NOT NULL);
comment on table push_messages is 'A notification for one device, from waiting to its end. Written beside what it tells of, sent by a job; deleted a week after its end, with its subscription, and when the player is erased.';

create table push_settings (
  player_id uuid not null,
  security boolean default false not null,
  payments boolean default false not null,
  mail boolean default false not null,
  quiet_from smallint,
  quiet_until smallint,
  changed_at timestamp with time zone not null,
  constraint push_settings_check CHECK (((quiet_from IS NULL) = (quiet_until IS NULL))),
  constraint push_settings_check1 CHECK ((quiet_from <> quiet_until)),
  constraint push_settings_pkey PRIMARY KEY (player_id),
  constraint push_settings_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint push_settings_quiet_from_check CHECK (((quiet_from >= 0) AND (quiet_from <= 1439))),
  constraint push_settings_quiet_until_check CHECK (((quiet_until >= 0) AND (quiet_until <= 1439)))
);
comment on table push_settings is 'What a player wants to be notified of, and the quiet hours. Written by the player; deleted when the player is erased.';

create table push_subscriptions (
  id uuid not null,
  player_id uuid not null,
  known_device_id uuid not null,
  endpoint text not null,
  p256dh text not null,
  auth_token text not null,
  locale text not null,
  made_at timestamp with time zone not null,
  constraint push_subscriptions_endpoint_check CHECK ((length(endpoint) <= 1000)),
  constraint push_subscriptions_endpoint_key UNIQUE (endpoint),
  constraint push_subscriptions_locale_check CHECK ((locale = ANY (ARRAY['en'::text, 'fil'::text, 'zh-CN'::text]))),
  constraint push_subscriptions_pkey PRIMARY KEY (id),
  constraint push_subscriptions_player_id_known_device_id_fkey FOREIGN KEY (player_id, known_device_id) REFERENCES known_devices(player_id, id) ON DELETE CASCADE,
  constraint push_subscriptions_player_id_known_device_id_key UNIQUE (player_id, known_device_id)
);
comment on table push_subscriptions is 'A device that gets notifications: its address at a push service and its keys. Written by the player; deleted by switching off, signing out, the push service''s refusal, with the known device, and when the player is erased.';

create table rank_bests (
  player_id uuid not null,
  board text not null,
  since date not null,
  multiple bigint not null,
  won_at timestamp with time zone not null,
  constraint rank_bests_board_check CHECK ((board = ANY (ARRAY['day'::text, 'week'::text, 'slots'::text]))),
  constraint rank_bests_multiple_check CHECK ((multiple > 100)),
  constraint rank_bests_pkey PRIMARY KEY (player_id, board, since),
  constraint rank_bests_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id)
) with (fillfactor=80);
CREATE INDEX rank_bests_places ON rank_bests USING btree (board, since, multiple DESC, won_at, player_id);
comment on table rank_bests is 'A player''s best win of a board and period, as a multiple of its stake. Written by the job that counts rounds, and deleted by it after 60 days.';

create table rank_cursor (
  is_only boolean default true not null,
  counted_until timestamp with time zone not null,
  constraint rank_cursor_is_only_check CHECK (is_only),
  constraint rank_cursor_pkey PRIMARY KEY (is_only)
);
comment on table rank_cursor is 'The moment up to which rounds are counted for the boards, in one row that is locked while they are. Moved on by the job that counts them.';

create table rank_rounds (
  player_id uuid not null,
  day date not null,
  is_slots boolean not null,
  rounds integer not null,
  constraint rank_rounds_pkey PRIMARY KEY (player_id, day, is_slots),
  constraint rank_rounds_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id)
) with (fillfactor=80);
comment on table rank_rounds is 'How many rounds of a player were counted for the boards on a UTC day, because only the first ones of a day count. Written by the job that counts rounds, and deleted by it after 60 days.';

create unlogged table rate_windows (
  key text not null,
  ends_at timestamp with time zone not null,
  used integer not null,
  constraint rate_windows_pkey PRIMARY KEY (key)
);
CREATE INDEX rate_windows_ends_at ON rate_windows USING btree (ends_at);
comment on table rate_windows is 'How often something was called or tried within a time window, by a key of caller and kind. Written by admission; deleted once the window is over, and lost in a crash, which costs nothing.';

create table recharge_items (
  id integer not null,
  price bigint not null,
  constraint recharge_items_pkey PRIMARY KEY (id),
  constraint recharge_items_price_check CHECK ((price > 0))
);
CREATE TRIGGER note_config_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON recharge_items FOR EACH STATEMENT EXECUTE FUNCTION note_config_change();
comment on table recharge_items is 'An amount that the deposit page offers. Written by the seed where it is missing.';

create table recharge_type_items (
  type_id integer not null,
  item_id integer not null,
  constraint recharge_type_items_item_id_fkey FOREIGN KEY (item_id) REFERENCES recharge_items(id),
  constraint recharge_type_items_pkey PRIMARY KEY (type_id, item_id),
  constraint recharge_type_items_type_id_fkey FOREIGN KEY (type_id) REFERENCES recharge_types(id)
);
comment on table recharge_type_items is 'That a channel for deposits offers an amount. Written by the seed where it is missing.';

create table recharge_types (
  id integer not null,
  key text not null,
  name jsonb not null,
  sort integer not null,
  min_amount bigint,
  min_amount2 bigint,
  max_amount bigint not null,
  is_default integer not null,
  status integer not null,
  fee_text jsonb not null,
  time_text jsonb not null,
  constraint recharge_types_key_key UNIQUE (key),
  constraint recharge_types_pkey PRIMARY KEY (id)
);
CREATE TRIGGER note_config_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON recharge_types FOR EACH STATEMENT EXECUTE FUNCTION note_config_change();
comment on table recharge_types is 'A channel for deposits, with its bounds, fee and texts. Written by the seed where it is missing, and kept.';

create table red_packet_pieces (
  packet_id uuid not null,
  number integer not null,
  points integer not null,
  player_id uuid,
  opened_at timestamp with time zone,
  constraint red_packet_pieces_check CHECK (((player_id IS NULL) = (opened_at IS NULL))),
  constraint red_packet_pieces_packet_id_fkey FOREIGN KEY (packet_id) REFERENCES red_packets(id),
  constraint red_packet_pieces_pkey PRIMARY KEY (packet_id, number),
  constraint red_packet_pieces_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint red_packet_pieces_points_check CHECK ((points > 0))
) with (fillfactor=80);
CREATE INDEX red_packet_pieces_left ON red_packet_pieces USING btree (packet_id, number) WHERE (player_id IS NULL);
CREATE UNIQUE INDEX red_packet_pieces_one_each ON red_packet_pieces USING btree (player_id, packet_id) WHERE (player_id IS NOT NULL);
comment on table red_packet_pieces is 'A piece of a red packet, whose points were decided when the packet was made. Written with the packet, taken by the one player who opens it, and kept.';

create table red_packets (
  id uuid not null,
  name jsonb not null,
  points bigint not null,
  pieces integer not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  stopped_at timestamp with time zone,
  constraint red_packets_check CHECK ((ends_at > starts_at)),
  constraint red_packets_check1 CHECK ((points >= pieces)),
  constraint red_packets_pieces_check CHECK ((pieces > 0)),
  constraint red_packets_pkey PRIMARY KEY (id),
  constraint red_packets_points_check CHECK ((points > 0))
);
comment on table red_packets is 'Points of the operator in pieces, of which each player may open one within a time. Written and stopped by operators; kept.';

create table refused_bets (
  player_id uuid not null,
  pair_id uuid not null,
  nonce integer not null,
  request_id uuid not null,
  body_hash bytea not null,
  game_id integer not null,
  is_play_money boolean not null,
  stake bigint not null,
  reason text not null,
  at timestamp with time zone not null,
  constraint refused_bets_pkey PRIMARY KEY (player_id, pair_id, nonce),
  constraint refused_bets_player_id_pair_id_request_id_key UNIQUE (player_id, pair_id, request_id)
);
CREATE INDEX refused_bets_at ON refused_bets USING btree (at);
comment on table refused_bets is 'A bet that got a place in a seed pair and was refused, with the reason. Written by the bet, deleted when the same request is admitted after all, and by a job after 90 days.';

create table register_entries (
  id uuid not null,
  kind text not null,
  account_key text,
  birth_date date,
  nationality text,
  constraint register_entries_check CHECK (((account_key IS NOT NULL) OR (birth_date IS NOT NULL))),
  constraint register_entries_kind_check CHECK ((kind = ANY (ARRAY['restricted'::text, 'excluded'::text]))),
  constraint register_entries_pkey PRIMARY KEY (id)
);
comment on table register_entries is 'A person in the platform''s own register of those who may not play, restricted or excluded. Written and deleted by operators, and by the sandbox as samples.';

create table remote_bets (
  aggregator text not null,
  id uuid not null,
  player_id uuid not null,
  game_session_id uuid not null,
  game_id integer not null,
  round text not null,
  round_id uuid not null,
  stake bigint not null,
  state text not null,
  placed_at timestamp with time zone not null,
  settles_at timestamp with time zone not null,
  unanswered_since timestamp with time zone,
  is_decided boolean default false not null,
  constraint remote_bets_pkey PRIMARY KEY (aggregator, id),
  constraint remote_bets_stake_check CHECK ((stake > 0)),
  constraint remote_bets_state_check CHECK ((state = ANY (ARRAY['open'::text, 'settled'::text, 'returned'::text])))
);
CREATE INDEX remote_bets_due ON remote_bets USING btree (settles_at) WHERE (state = 'open'::text);
CREATE INDEX remote_bets_open ON remote_bets USING btree (player_id, aggregator, round) WHERE (state = 'open'::text);
CREATE INDEX remote_bets_unanswered ON remote_bets USING btree (player_id, aggregator, round) WHERE (unanswered_since IS NOT NULL);
comment on table remote_bets is 'A stake that the server of a studio has taken, open until a win comes for it, its round is closed, or it is given back. Written by the bet, moved on by wins, rollbacks and a job; kept.';

create table remote_books (
  aggregator text not null,
  next_at timestamp with time zone not null,
  compared_until timestamp with time zone,
  constraint remote_books_pkey PRIMARY KEY (aggregator)
);
comment on table remote_books is 'How far the books of an aggregator were compared with ours, and when they are next. Written by the job that compares; kept.';

create table remote_differences (
  aggregator text not null,
  transaction uuid not null,
  differs text not null,
  ours jsonb,
  theirs jsonb,
  at timestamp with time zone not null,
  found_at timestamp with time zone not null,
  checked_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  settled_by text,
  note text,
  constraint remote_differences_check CHECK ((num_nonnulls(ours, theirs) > 0)),
  constraint remote_differences_differs_check CHECK ((differs <> ''::text)),
  constraint remote_differences_pkey PRIMARY KEY (aggregator, transaction),
  constraint remote_differences_settled_check CHECK ((num_nulls(settled_at, settled_by, note) = ANY (ARRAY[0, 3])))
);
CREATE INDEX remote_differences_open ON remote_differences USING btree (aggregator, at) WHERE (settled_at IS NULL);
comment on table remote_differences is 'A transaction that an aggregator and we have booked differently, with both sides as they were. Written by the job that compares, which deletes it when both are equal again; an operator settles it, and then it is kept. No money is moved by it.';

create table remote_games (
  aggregator text not null,
  code text not null,
  game_id integer not null,
  studio text default ''::text not null,
  is_offered boolean default true not null,
  picture_url text,
  poster_hash bytea,
  poster_bytes integer,
  constraint remote_games_game_id_fkey FOREIGN KEY (game_id) REFERENCES games(id),
  constraint remote_games_game_id_key UNIQUE (game_id),
  constraint remote_games_pkey PRIMARY KEY (aggregator, code),
  constraint remote_games_poster_check CHECK ((num_nulls(picture_url, poster_hash, poster_bytes) = ANY (ARRAY[0, 3]))),
  constraint remote_games_poster_hash_check CHECK ((length(poster_hash) = 32))
);
CREATE INDEX remote_games_posters ON remote_games USING btree (poster_hash);
comment on table remote_games is 'A game of ours that an aggregator knows by a code and whose rounds are decided there, with its maker and the picture of its poster. Written by the job that takes the aggregator''s lists, where it is marked as not offered when it goes; kept.';

create table remote_lists (
  aggregator text not null,
  next_at timestamp with time zone not null,
  listed_at timestamp with time zone,
  games integer,
  fault text,
  constraint remote_lists_pkey PRIMARY KEY (aggregator)
);
comment on table remote_lists is 'How the list of games of an aggregator stands: when it is asked for next, what the last one that was taken had, and why the latest one was not. Written by the job that takes lists; kept.';

create table remote_players (
  aggregator text not null,
  player_id uuid not null,
  pseudonym text not null,
  constraint remote_players_aggregator_pseudonym_key UNIQUE (aggregator, pseudonym),
  constraint remote_players_pkey PRIMARY KEY (aggregator, player_id),
  constraint remote_players_pseudonym_check CHECK (((length(pseudonym) >= 16) AND (length(pseudonym) <= 64)))
);
comment on table remote_players is 'The pseudonym by which an aggregator knows a player, another one at each. Written by the first launch; kept, because late wins are paid by it.';

create table remote_studios (
  aggregator text not null,
  studio text not null,
  starts text not null,
  closed_at timestamp with time zone,
  tried_at timestamp with time zone,
  constraint remote_studios_pkey PRIMARY KEY (aggregator, studio),
  constraint remote_studios_starts_check CHECK ((starts ~ '^[01]{0,20}$'::text))
);
comment on table remote_studios is 'A maker of games behind an aggregator, with how the last starts went: too many faults close its games. Written by each start, opened again by a job that asks; kept.';

create table remote_transactions (
  aggregator text not null,
  id uuid not null,
  kind text not null,
  player_id uuid not null,
  reference uuid,
  amount bigint,
  body_hash bytea not null,
  status text not null,
  balance bigint not null,
  at timestamp with time zone not null,
  constraint remote_transactions_body_hash_check CHECK ((length(body_hash) = 32)),
  constraint remote_transactions_check CHECK (((kind = 'bet'::text) = (reference IS NULL))),
  constraint remote_transactions_check1 CHECK ((((amount >= 0) AND (kind <> 'rollback'::text)) OR ((amount IS NULL) AND (kind = 'rollback'::text)))),
  constraint remote_transactions_kind_check CHECK ((kind = ANY (ARRAY['bet'::text, 'win'::text, 'rollback'::text]))),
  constraint remote_transactions_pkey PRIMARY KEY (aggregator, id)
);
CREATE INDEX remote_transactions_by_time ON remote_transactions USING btree (aggregator, at, id);
CREATE INDEX remote_transactions_of_player ON remote_transactions USING btree (player_id);
CREATE INDEX remote_transactions_rolled_back ON remote_transactions USING btree (aggregator, reference) WHERE (kind = 'rollback'::text);
CREATE TRIGGER remote_transactions_written_once BEFORE DELETE OR UPDATE OR TRUNCATE ON remote_transactions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
comment on table remote_transactions is 'A bet, win or rollback as an aggregator has sent it first, and what it was answered. Written once, with the journal that it moves; kept.';

create table request_ids (
  player_id uuid not null,
  request_id uuid not null,
  call text not null,
  body_hash bytea not null,
  answer json,
  result_id uuid,
  at timestamp with time zone not null,
  constraint request_ids_pkey PRIMARY KEY (player_id, request_id)
);
CREATE INDEX request_ids_at ON request_ids USING btree (at);
CREATE INDEX request_ids_of_acts ON request_ids USING btree (player_id, result_id) WHERE (call = 'game/act'::text);
comment on table request_ids is 'A call that moves money, by its request id: the answer or the row that tells it, so that a repetition gets the same answer. Written with the call; deleted by a job after a week.';

create table return_alarms (
  id uuid not null,
  game_id integer not null,
  maths text not null,
  is_above boolean not null,
  since date not null,
  rounds bigint not null,
  actual_ppm bigint not null,
  low_ppm bigint not null,
  high_ppm bigint not null,
  raised_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  settled_by text,
  found text,
  incident_id uuid,
  found_by text default 'bounds'::text not null,
  constraint return_alarms_check CHECK (((settled_at IS NULL) = (found IS NULL))),
  constraint return_alarms_incident_id_fkey FOREIGN KEY (incident_id) REFERENCES game_incidents(id),
  constraint return_alarms_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX return_alarms_one_open ON return_alarms USING btree (game_id, maths) WHERE (settled_at IS NULL);
comment on table return_alarms is 'That a game does not return what it promises, with the figures and what has found it: its bounds or the likelihood ratio test. Raised by the job that counts returns, settled by an operator, and kept.';

create table reward_budgets (
  source text not null,
  spent bigint not null,
  constraint reward_budgets_pkey PRIMARY KEY (source),
  constraint reward_budgets_spent_check CHECK ((spent >= 0))
);
comment on table reward_budgets is 'What a programme with a budget has given so far, in cents. Raised by each claim, and kept.';

create table reward_claims (
  player_id uuid not null,
  source text not null,
  key text not null,
  journal_id uuid not null,
  rewards jsonb not null,
  at timestamp with time zone not null,
  constraint reward_claims_pkey PRIMARY KEY (player_id, source, key),
  constraint reward_claims_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id)
);
CREATE INDEX reward_claims_by_time ON reward_claims USING btree (player_id, at DESC);
comment on table reward_claims is 'A reward that a player has claimed, once for each source and key. Written with its journal, and kept; what can still be claimed is not stored.';

create table reward_programmes (
  id uuid not null,
  name jsonb not null,
  rewards jsonb not null,
  min_level smallint not null,
  cost bigint not null,
  budget bigint not null,
  spent bigint default 0 not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  stopped_at timestamp with time zone,
  constraint reward_programmes_budget_check CHECK ((budget >= 0)),
  constraint reward_programmes_check CHECK ((ends_at > starts_at)),
  constraint reward_programmes_cost_check CHECK ((cost > 0)),
  constraint reward_programmes_min_level_check CHECK ((min_level >= 0)),
  constraint reward_programmes_pkey PRIMARY KEY (id),
  constraint reward_programmes_spent_check CHECK ((spent >= 0))
);
comment on table reward_programmes is 'What an operator offers to players of a level for a time, with its budget and what was spent of it. Written and stopped by operators, raised by claims; kept.';

create table rounds (
  player_id uuid not null,
  id uuid not null,
  game_session_id uuid not null,
  game_id integer not null,
  is_play_money boolean not null,
  stake bigint not null,
  win bigint not null,
  outcome json not null,
  maths text not null,
  server_seed bytea,
  client_seed text not null,
  settled_at timestamp with time zone not null,
  shown_at timestamp with time zone,
  bet jsonb not null,
  acts jsonb default '[]'::jsonb not null,
  absent_acts smallint default 0 not null,
  pair_id uuid,
  nonce integer,
  shared_round_id uuid,
  constraint rounds_pkey PRIMARY KEY (player_id, id),
  constraint rounds_seed_check CHECK ((((server_seed IS NULL) OR (pair_id IS NULL)) AND ((pair_id IS NULL) = (nonce IS NULL)) AND ((num_nulls(server_seed, pair_id, shared_round_id) < 3) OR (maths ~~ 'remote:%'::text)))) NOT VALID,
  constraint rounds_stake_check CHECK ((stake > 0)),
  constraint rounds_win_check CHECK ((win >= 0))
);
CREATE INDEX rounds_by_id ON rounds USING btree (id);
CREATE INDEX rounds_by_time ON rounds USING brin (settled_at) WITH (pages_per_range='32', autosummarize='on');
CREATE INDEX rounds_real ON rounds USING btree (player_id, settled_at, id) WHERE (NOT is_play_money);
comment on table rounds is 'A settled round: bet, acts, outcome, win and what proves it: its place in a seed pair, its shared round, or seeds of its own; nothing, where a studio''s server has decided it. Written by its settlement, marked once its end has been shown; such a server''s later wins are added; never deleted.';

create table safebox_credentials (
  player_id uuid not null,
  password_hash text not null,
  failures integer default 0 not null,
  locked_until timestamp with time zone,
  changed_at timestamp with time zone not null,
  constraint safebox_credentials_pkey PRIMARY KEY (player_id),
  constraint safebox_credentials_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id)
);
comment on table safebox_credentials is 'The password for withdrawals and the safebox as an Argon2 hash, with its wrong tries. Written by the player; deleted when the player is erased.';

create table schema_definitions (
  only_row boolean default true not null,
  version integer not null,
  hash text not null,
  constraint schema_definitions_only_row_check CHECK (only_row),
  constraint schema_definitions_pkey PRIMARY KEY (only_row)
);
comment on table schema_definitions is 'The version of functions and comments that was applied last, in one row. Written by the start of a process whose version is newer; a process of an older one leaves it and all functions as they are.';

create table schema_migrations (
  name text not null,
  hash text not null,
  constraint schema_migrations_pkey PRIMARY KEY (name)
);
comment on table schema_migrations is 'A migration that was applied, with the hash of its file, so that a changed one is noticed. Written by the start that applied it, and kept.';

create table scratch_cards (
  player_id uuid not null,
  id uuid not null,
  server_seed bytea,
  client_seed text not null,
  maths text not null,
  prize bigint,
  bought_at timestamp with time zone not null,
  opened_at timestamp with time zone,
  sealed_seed bytea,
  constraint scratch_cards_pkey PRIMARY KEY (player_id, id),
  constraint scratch_cards_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint scratch_cards_prize_check CHECK ((prize >= 0)),
  constraint scratch_cards_seed_check CHECK (((num_nonnulls(server_seed, sealed_seed) = 1) AND ((sealed_seed IS NULL) = (prize IS NOT NULL)) AND ((opened_at IS NULL) OR (server_seed IS NOT NULL)))) NOT VALID,
  constraint scratch_cards_server_seed_check CHECK ((length(server_seed) = 32))
);
CREATE INDEX scratch_cards_key ON scratch_cards USING btree (encode(SUBSTRING(sealed_seed FROM 2 FOR 4), 'hex'::text)) WHERE (opened_at IS NULL);
CREATE UNIQUE INDEX scratch_cards_waiting ON scratch_cards USING btree (player_id) WHERE (opened_at IS NULL);
CREATE INDEX scratch_cards_won ON scratch_cards USING btree (opened_at DESC) WHERE (prize > 0);
comment on table scratch_cards is 'A scratch card that a player has bought, decided by its seeds when it was bought. Its server seed is sealed and it has no prize until it is opened. Written with its journal, completed by opening it, and kept.';

create table scratch_seeds (
  player_id uuid not null,
  unsealed_seed bytea,
  sealed_seed bytea,
  constraint scratch_seeds_pkey PRIMARY KEY (player_id),
  constraint scratch_seeds_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint scratch_seeds_seed_check CHECK ((num_nonnulls(unsealed_seed, sealed_seed) = 1)) NOT VALID,
  constraint scratch_seeds_server_seed_check CHECK ((length(unsealed_seed) = 32))
) with (fillfactor=60);
CREATE INDEX scratch_seeds_key ON scratch_seeds USING btree (encode(SUBSTRING(sealed_seed FROM 2 FOR 4), 'hex'::text));
comment on table scratch_seeds is 'The secret seed of a player''s next scratch card, sealed with a key that is not in the database; only its hash leaves the server before. unsealed_seed has those of before until a job seals them. Written with the first look at the cards, replaced by each purchase.';

create table seed_chains (
  name text not null,
  number integer not null,
  length integer not null,
  last_link bytea not null,
  sealed_start bytea not null,
  published_at timestamp with time zone not null,
  next_position integer not null,
  constraint seed_chains_check CHECK (((next_position >= 1) AND (next_position <= (length + 1)))),
  constraint seed_chains_last_link_check CHECK ((length(last_link) = 32)),
  constraint seed_chains_length_check CHECK ((length > 0)),
  constraint seed_chains_name_check CHECK ((name ~ '^[a-z0-9-]+$'::text)),
  constraint seed_chains_pkey PRIMARY KEY (name, number)
);
comment on table seed_chains is 'A hash chain whose links decide the shared rounds of a game or the rounds of a lottery: its published last link, its sealed start and the position of the next link. The id of the game or the lottery''s kind is its name. Written before the first round and before the chain before it ends; kept.';

create table seed_pairs (
  player_id uuid not null,
  id uuid not null,
  server_seed bytea,
  commit bytea not null,
  client_seed text,
  next_nonce integer default 0 not null,
  opened_at timestamp with time zone,
  revealed_at timestamp with time zone,
  sealed_seed bytea,
  constraint seed_pairs_check CHECK (((opened_at IS NULL) = (client_seed IS NULL))),
  constraint seed_pairs_check1 CHECK (((revealed_at IS NULL) OR (opened_at IS NOT NULL))),
  constraint seed_pairs_commit_check CHECK ((length(commit) = 32)),
  constraint seed_pairs_pkey PRIMARY KEY (player_id, id),
  constraint seed_pairs_seed_check CHECK (((num_nonnulls(server_seed, sealed_seed) = 1) AND ((revealed_at IS NULL) OR (server_seed IS NOT NULL)))) NOT VALID,
  constraint seed_pairs_server_seed_check CHECK ((length(server_seed) = 32))
) with (fillfactor=60);
CREATE INDEX seed_pairs_due ON seed_pairs USING btree (opened_at) WHERE ((opened_at IS NOT NULL) AND (revealed_at IS NULL));
CREATE INDEX seed_pairs_key ON seed_pairs USING btree (encode(SUBSTRING(sealed_seed FROM 2 FOR 4), 'hex'::text)) WHERE (revealed_at IS NULL);
CREATE UNIQUE INDEX seed_pairs_next ON seed_pairs USING btree (player_id) WHERE (opened_at IS NULL);
CREATE UNIQUE INDEX seed_pairs_open ON seed_pairs USING btree (player_id) WHERE ((opened_at IS NOT NULL) AND (revealed_at IS NULL));
comment on table seed_pairs is 'The server seed and the client seed that decide the bets of a player for a while, and the place of the next one. The server seed is sealed with a key that is not in the database, until the pair is revealed. Written when its commitment is first shown, opened with the client seed, raised by each bet, revealed when the player changes seeds or by a job after a day; kept, because it proves rounds.';

create table self_exclusions (
  id uuid not null,
  player_id uuid not null,
  made_at timestamp with time zone not null,
  until timestamp with time zone,
  lifted_at timestamp with time zone,
  birth_date date not null,
  nationality text not null,
  constraint self_exclusions_pkey PRIMARY KEY (id),
  constraint self_exclusions_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id)
);
CREATE INDEX self_exclusions_of_player ON self_exclusions USING btree (player_id);
comment on table self_exclusions is 'A period in which a player may not play, by their own wish or their family''s. Written by the exclusion, ended early only by lifted_at; kept.';

create table sessions (
  player_id uuid not null,
  id uuid not null,
  token_hash bytea not null,
  started_at timestamp with time zone not null,
  last_act_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  seen_game_id integer default 0 not null,
  ends_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  end_reason text default ''::text not null,
  last_sign_in_at timestamp with time zone,
  ip text not null,
  device text not null,
  played_from timestamp with time zone,
  reality_seen_at timestamp with time zone,
  proved_at timestamp with time zone,
  old_token_hash bytea,
  old_until timestamp with time zone,
  scope text default 'full'::text not null,
  old_proved_at timestamp with time zone,
  known_device_id uuid,
  locale text,
  constraint sessions_end_reason_check CHECK ((end_reason = ANY (ARRAY[''::text, 'logout'::text, 'password'::text, 'operator'::text, 'excluded'::text, 'device'::text]))),
  constraint sessions_locale_check CHECK ((locale = ANY (ARRAY['en'::text, 'fil'::text, 'zh-CN'::text]))),
  constraint sessions_old_token_hash_key UNIQUE (old_token_hash),
  constraint sessions_pkey PRIMARY KEY (player_id, id),
  constraint sessions_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint sessions_scope_check CHECK ((scope = ANY (ARRAY['full'::text, 'wayOut'::text]))),
  constraint sessions_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX sessions_ends_at ON sessions USING btree (ends_at) WHERE (ended_at IS NULL);
CREATE INDEX sessions_open ON sessions USING btree (player_id) WHERE (ended_at IS NULL);
comment on table sessions is 'A sign-in of a player: the hash of its token, its times, its device and how it ended. Written by the sign-in and renewed by calls; kept, without address and device once the player is erased.';

create table settled_flags (
  player_id uuid not null,
  rule text not null,
  settled_at timestamp with time zone not null,
  constraint settled_flags_pkey PRIMARY KEY (player_id, rule),
  constraint settled_flags_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id)
);
comment on table settled_flags is 'That an operator has looked into one risk alert of a player; it stays away until something newer raises it. Written by the operator''s command, and kept.';

create table shared_rounds (
  id uuid not null,
  game_id integer not null,
  number integer not null,
  maths text not null,
  server_seed bytea,
  opens_at timestamp with time zone not null,
  closes_at timestamp with time zone not null,
  started_at timestamp with time zone,
  client_seed text,
  result json,
  result_at timestamp with time zone,
  next_at timestamp with time zone,
  bets integer,
  settled_at timestamp with time zone,
  watched_at timestamp with time zone,
  chain integer,
  position integer,
  link_before bytea,
  sealed_link bytea,
  reveals_close_at timestamp with time zone,
  entries json,
  entry_hashes text[],
  voided_at timestamp with time zone,
  constraint shared_rounds_chain_check CHECK ((num_nulls(chain, "position", link_before, sealed_link, reveals_close_at) = ANY (ARRAY[0, 5]))),
  constraint shared_rounds_game_id_number_key UNIQUE (game_id, number),
  constraint shared_rounds_link_before_check CHECK ((length(link_before) = 32)),
  constraint shared_rounds_pkey PRIMARY KEY (id),
  constraint shared_rounds_secret_check CHECK (((chain IS NULL) OR (settled_at IS NOT NULL) OR (num_nulls(server_seed, result, result_at, next_at) = 4))),
  constraint shared_rounds_seed_check CHECK (((chain IS NOT NULL) OR ((server_seed IS NOT NULL) AND ((started_at IS NULL) = (result IS NULL))))),
  constraint shared_rounds_server_seed_check CHECK ((length(server_seed) = 32)),
  constraint shared_rounds_void_check CHECK (((voided_at IS NULL) OR (num_nulls(server_seed, result) = 2)))
);
CREATE UNIQUE INDEX shared_rounds_current ON shared_rounds USING btree (game_id) WHERE (settled_at IS NULL);
CREATE INDEX shared_rounds_old ON shared_rounds USING btree (settled_at) WHERE ((settled_at IS NOT NULL) AND ((chain IS NULL) OR (bets = 0)));
CREATE UNIQUE INDEX shared_rounds_position ON shared_rounds USING btree (game_id, chain, "position") WHERE (chain IS NOT NULL);
comment on table shared_rounds is 'A round that all players of a game share: when it takes bets, its sealed link of a hash chain, the hashes of its first bets, what its bettors put into it and, from its end on, link and result. Opened by visitors of the game, settled by a job; deleted a day after where nobody bet in it, but for the newest of its game.';

create table sign_up_declines (
  player_id uuid not null,
  declined_at timestamp with time zone not null,
  constraint sign_up_declines_pkey PRIMARY KEY (player_id),
  constraint sign_up_declines_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id)
);
comment on table sign_up_declines is 'That a player does not want the bonus of a new account, which is not offered again. Written by the player, and kept.';

create table slots_hack_weeks (
  week date not null,
  closed_at timestamp with time zone not null,
  constraint slots_hack_weeks_pkey PRIMARY KEY (week)
);
comment on table slots_hack_weeks is 'A week of the slot tournament whose winners stand. Written by the job that closes it, and kept.';

create table slots_hack_winners (
  player_id uuid not null,
  week date not null,
  place smallint not null,
  multiple bigint not null,
  won_at timestamp with time zone not null,
  rewards jsonb not null,
  constraint slots_hack_winners_pkey PRIMARY KEY (player_id, week),
  constraint slots_hack_winners_place_check CHECK ((place > 0)),
  constraint slots_hack_winners_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint slots_hack_winners_week_fkey FOREIGN KEY (week) REFERENCES slots_hack_weeks(week),
  constraint slots_hack_winners_week_place_key UNIQUE (week, place)
);
comment on table slots_hack_winners is 'A winner of a tournament week with place and rewards, which the player claims. Written by the job that closes the week, and kept.';

create table social_attempts (
  state_hash bytea not null,
  attempt_hash bytea not null,
  provider text not null,
  nonce text not null,
  code_verifier text not null,
  redirect_uri text not null,
  player_id uuid,
  session_id uuid,
  expires_at timestamp with time zone not null,
  constraint social_attempts_pkey PRIMARY KEY (state_hash),
  constraint social_attempts_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint social_attempts_provider_check CHECK ((provider = ANY (ARRAY['google'::text, 'facebook'::text, 'line'::text])))
);
CREATE INDEX social_attempts_expires_at ON social_attempts USING btree (expires_at);
comment on table social_attempts is 'Somebody''s way to a sign-in provider''s page and back. Written when it begins; deleted when they come back, after it has expired, and when the player is erased.';

create table social_identities (
  provider text not null,
  subject text not null,
  player_id uuid not null,
  name text not null,
  mail text not null,
  linked_at timestamp with time zone not null,
  constraint social_identities_pkey PRIMARY KEY (provider, subject),
  constraint social_identities_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint social_identities_player_id_provider_key UNIQUE (player_id, provider),
  constraint social_identities_provider_check CHECK ((provider = ANY (ARRAY['google'::text, 'facebook'::text, 'line'::text])))
);
comment on table social_identities is 'An account at a sign-in provider that belongs to a player. Written when it is linked; deleted when it is unlinked, and when the player is erased.';

create table studio_files (
  game_id text not null,
  version integer not null,
  part text not null,
  path text not null,
  hash bytea not null,
  bytes bigint not null,
  media_type text not null,
  constraint studio_files_bytes_check CHECK ((bytes >= 0)),
  constraint studio_files_game_id_version_fkey FOREIGN KEY (game_id, version) REFERENCES studio_versions(game_id, number),
  constraint studio_files_hash_check CHECK ((length(hash) = 32)),
  constraint studio_files_part_check CHECK ((part = ANY (ARRAY['math'::text, 'page'::text, 'poster'::text, 'prepared'::text]))),
  constraint studio_files_pkey PRIMARY KEY (game_id, version, part, path)
);
CREATE INDEX studio_files_posters ON studio_files USING btree (hash) WHERE (part = 'poster'::text);
CREATE TRIGGER studio_files_written_once BEFORE DELETE OR UPDATE OR TRUNCATE ON studio_files FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
comment on table studio_files is 'A file of a version of a studio''s game by its path: its size, its media type and the hash under which it lies in the store of files. Written with its version, and never changed; no file that is named here is removed.';

create table studio_games (
  id text not null,
  current_version integer,
  withdrawn_at timestamp with time zone,
  place integer generated always as identity not null,
  constraint studio_games_current_version_fkey FOREIGN KEY (id, current_version) REFERENCES studio_versions(game_id, number),
  constraint studio_games_id_check CHECK (((id ~ '^[a-z][a-z0-9]*(-[a-z0-9]+)*$'::text) AND (length(id) <= 40))),
  constraint studio_games_pkey PRIMARY KEY (id),
  constraint studio_games_place_key UNIQUE (place)
);
comment on table studio_games is 'A game that a studio brought as a package, with the version that new rounds are played by. Written by the first publication, changed by operators who release, roll back or withdraw; kept.';

create table studio_versions (
  game_id text not null,
  number integer not null,
  name text not null,
  brand text not null,
  math_hash bytea not null,
  content_hash bytea not null,
  commitment bytea not null,
  modes text not null,
  prepared text not null,
  published_at timestamp with time zone not null,
  published_by text not null,
  constraint studio_versions_commitment_check CHECK ((length(commitment) = 32)),
  constraint studio_versions_content_hash_check CHECK ((length(content_hash) = 32)),
  constraint studio_versions_game_id_content_hash_key UNIQUE (game_id, content_hash),
  constraint studio_versions_game_id_fkey FOREIGN KEY (game_id) REFERENCES studio_games(id),
  constraint studio_versions_math_hash_check CHECK ((length(math_hash) = 32)),
  constraint studio_versions_number_check CHECK ((number > 0)),
  constraint studio_versions_pkey PRIMARY KEY (game_id, number)
);
CREATE TRIGGER studio_versions_written_once BEFORE DELETE OR UPDATE OR TRUNCATE ON studio_versions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
comment on table studio_versions is 'What a studio''s game was at one publication: name, exact figures of each mode, hashes. Written after its files are on the disk, and never changed.';

create table support_images (
  id uuid not null,
  player_id uuid,
  guest_hash bytea,
  thread_id uuid,
  place integer,
  width integer not null,
  height integer not null,
  bytes bytea not null,
  made_at timestamp with time zone not null,
  constraint support_images_check CHECK (((thread_id IS NULL) = (place IS NULL))),
  constraint support_images_check1 CHECK (((player_id IS NULL) <> (guest_hash IS NULL))),
  constraint support_images_pkey PRIMARY KEY (id),
  constraint support_images_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES support_threads(id) ON DELETE CASCADE
);
CREATE INDEX support_images_of_message ON support_images USING btree (thread_id, place) WHERE (thread_id IS NOT NULL);
CREATE INDEX support_images_of_player ON support_images USING btree (player_id) WHERE (player_id IS NOT NULL);
CREATE INDEX support_images_waiting ON support_images USING btree (made_at) WHERE (thread_id IS NULL);
comment on table support_images is 'A picture for customer service, as the server has encoded it anew. Written by the upload; deleted after a day without a message, with its thread, and when the player is erased.';

create table support_messages (
  thread_id uuid not null,
  place integer not null,
  player_id uuid,
  at timestamp with time zone not null,
  author text not null,
  operator text default ''::text not null,
  text text not null,
  request_id uuid,
  request_hash bytea,
  constraint support_messages_author_check CHECK ((author = ANY (ARRAY['player'::text, 'operator'::text]))),
  constraint support_messages_pkey PRIMARY KEY (thread_id, place),
  constraint support_messages_request_id_key UNIQUE (request_id),
  constraint support_messages_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES support_threads(id) ON DELETE CASCADE
);
CREATE INDEX support_messages_of_player ON support_messages USING btree (player_id, at) WHERE (player_id IS NOT NULL);
comment on table support_messages is 'A text within a chat or feedback, by the player or an operator, in its place. Written once; deleted with its thread, and when the player is erased.';

create table support_threads (
  id uuid not null,
  kind text not null,
  player_id uuid,
  guest_hash bytea,
  number text not null,
  topic text not null,
  state text not null,
  closed_by text,
  locale text not null,
  address text not null,
  opened_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  messages integer default 0 not null,
  player_read integer default 0 not null,
  operator_read integer default 0 not null,
  player_typing_until timestamp with time zone,
  operator_typing_until timestamp with time zone,
  player_seen_at timestamp with time zone,
  mailed_at timestamp with time zone,
  constraint support_threads_check CHECK (((player_id IS NULL) <> (guest_hash IS NULL))),
  constraint support_threads_check1 CHECK (((guest_hash IS NULL) OR (kind = 'chat'::text))),
  constraint support_threads_check2 CHECK (((state = 'closed'::text) = (closed_at IS NOT NULL))),
  constraint support_threads_closed_by_check CHECK ((closed_by = ANY (ARRAY['player'::text, 'operator'::text, 'time'::text]))),
  constraint support_threads_kind_check CHECK ((kind = ANY (ARRAY['chat'::text, 'feedback'::text]))),
  constraint support_threads_number_key UNIQUE (number),
  constraint support_threads_pkey PRIMARY KEY (id),
  constraint support_threads_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint support_threads_state_check CHECK ((state = ANY (ARRAY['open'::text, 'answered'::text, 'closed'::text])))
);
CREATE UNIQUE INDEX support_chat_of_guest ON support_threads USING btree (guest_hash) WHERE ((state <> 'closed'::text) AND (guest_hash IS NOT NULL));
CREATE UNIQUE INDEX support_chat_of_player ON support_threads USING btree (player_id) WHERE ((kind = 'chat'::text) AND (state <> 'closed'::text) AND (player_id IS NOT NULL));
CREATE INDEX support_threads_closed ON support_threads USING btree (closed_at) WHERE (state = 'closed'::text);
CREATE INDEX support_threads_of_address ON support_threads USING btree (address, last_at) WHERE (guest_hash IS NOT NULL);
CREATE INDEX support_threads_of_guest ON support_threads USING btree (guest_hash, id DESC) WHERE (guest_hash IS NOT NULL);
CREATE INDEX support_threads_of_player ON support_threads USING btree (player_id, kind, id DESC) WHERE (player_id IS NOT NULL);
CREATE INDEX support_threads_unfinished ON support_threads USING btree (kind, last_at) WHERE (state <> 'closed'::text);
comment on table support_threads is 'A chat with customer service or a piece of feedback, with what each side has read. Written by the player or a guest, moved on by both sides; closed chats are deleted by a job when their retention period is over, and all when the player is erased.';

create table task_visits (
  player_id uuid not null,
  task_id integer not null,
  at timestamp with time zone not null,
  constraint task_visits_pkey PRIMARY KEY (player_id, task_id),
  constraint task_visits_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id)
);
comment on table task_visits is 'A page that a task asked a player to look at, and that was. Written by the visit, and kept.';

create table themes (
  id text not null,
  name text not null,
  domain text not null,
  tokens jsonb not null,
  constraint themes_pkey PRIMARY KEY (id)
);
comment on table themes is 'A look of the platform: its colours and other tokens. Seeded where it is missing, written by operators; kept.';

create table way_out_tickets (
  ticket_hash bytea not null,
  player_id uuid not null,
  expires_at timestamp with time zone not null,
  constraint way_out_tickets_pkey PRIMARY KEY (ticket_hash),
  constraint way_out_tickets_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id)
);
CREATE INDEX way_out_tickets_expires_at ON way_out_tickets USING btree (expires_at);
comment on table way_out_tickets is 'A proof that somebody who may not play is the owner of the account, which opens a session for withdrawals only. Written by the refused sign-in; deleted by its use, after it has expired, and when the player is erased.';

create table withdrawals (
  player_id uuid not null,
  id uuid not null,
  request_id uuid not null,
  bank_id integer not null,
  kind text not null,
  institution_id integer not null,
  bank_name text not null,
  holder text not null,
  number text not null,
  amount bigint not null,
  fee bigint not null,
  currency text not null,
  provider text not null,
  state text not null,
  requested_at timestamp with time zone not null,
  reviewing_at timestamp with time zone,
  approved_at timestamp with time zone,
  paid_at timestamp with time zone,
  rejected_at timestamp with time zone,
  rejected_by text,
  reason text default ''::text not null,
  first_approver text,
  sent_at timestamp with time zone,
  payout_ref text,
  is_remainder boolean default false not null,
  refusals integer default 0 not null,
  constraint withdrawals_amount_check CHECK ((amount > 0)),
  constraint withdrawals_check CHECK (((fee >= 0) AND (fee < amount))),
  constraint withdrawals_kind_check CHECK ((kind = ANY (ARRAY['bank'::text, 'ewallet'::text]))),
  constraint withdrawals_pkey PRIMARY KEY (player_id, id),
  constraint withdrawals_rejected_by_check CHECK ((rejected_by = ANY (ARRAY['operator'::text, 'provider'::text]))),
  constraint withdrawals_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'reviewing'::text, 'approved'::text, 'paid'::text, 'rejected'::text])))
);
CREATE UNIQUE INDEX withdrawals_by_id ON withdrawals USING btree (id);
CREATE INDEX withdrawals_open ON withdrawals USING btree (player_id, id) WHERE (state = ANY (ARRAY['requested'::text, 'reviewing'::text, 'approved'::text]));
CREATE INDEX withdrawals_paid ON withdrawals USING btree (kind, paid_at) WHERE (state = 'paid'::text);
CREATE INDEX withdrawals_waiting ON withdrawals USING btree (requested_at) WHERE (state = ANY (ARRAY['requested'::text, 'reviewing'::text, 'approved'::text]));
comment on table withdrawals is 'A player''s order to pay out, from the request to its end as paid or rejected, with the account as it was then. Written with its journal, moved on by rules, operators and the provider''s callbacks; kept, without holder and number once the player is erased.';

create view entries as
 SELECT journals.player_id,
    journals.id AS journal_id,
    entry.line,
    entry.account,
    entry.amount,
    journals.kind,
    journals.at
   FROM journals,
    LATERAL UNNEST(journals.accounts, journals.amounts) WITH ORDINALITY entry(account, amount, line);
comment on view entries is 'The lines of all journals one by one, with the kind and the moment of their journal, as audits and records read them. It stores nothing.';

-- function act_in_round(p_player uuid, p_session uuid, p_request uuid, p_body_hash bytea, p_round uuid, p_acts jsonb, p_count integer, p_added bigint, p_win bigint, p_outcome json, p_now timestamp with time zone, p_settles_at timestamp with time zone, p_journal uuid, p_shard smallint, OUT status text) returns text
comment on function act_in_round is 'Adds the player''s next acts to an open round, takes the stake that they cost, and settles the round where it is over. p_count is the number of acts before it as the caller has seen them; p_win and p_outcome are null while the round goes on. The status is open, settled, replayed or an error key of the contract, and nothing has moved unless it is one of the first two.';

-- function add_months(p_at timestamp with time zone, p_months integer) returns timestamp with time zone
comment on function add_months is 'Moves a moment by calendar months of UTC, as contract/protection does: a day that the month does not have becomes the first moment of the next one.';

-- function add_remote_win(p_bet remote_bets, p_amount bigint, p_journal uuid, p_request uuid, p_now timestamp with time zone) returns void
comment on function add_remote_win is 'Pays what comes for a bet of a studio''s server after it was booked, and adds it to its record: a further win, a late one, or a stake that is given back. The caller holds the locks of settle_remote_bet.';

-- function admit_bet(p_player uuid, p_session uuid, p_request uuid, p_body_hash bytea, p_is_play boolean, p_stake bigint, p_pair uuid, p_nonce integer, p_now timestamp with time zone, p_cycle_ms integer, OUT status text, OUT balance bigint, OUT round_id uuid, OUT nonce integer, OUT wait_ms integer) returns record
comment on function admit_bet is 'Decides whether a bet may be placed, under the locks of its game session and its balance, and gives it its place in the player''s open seed pair; a bet in a shared round has no pair. A refused bet gets a place too, and keeps it where the same request is sent again. The status is null where the bet is admitted at p_nonce; nonceMoved where its place is another one, so that the outcome must be worked out anew; replayed for a request that has been answered before; or an error key of the contract. With p_nonce null an admitted bet gets no place yet: it is asked before the outcome is worked out, because the time of a refusal must not tell anything of it. Balance, former answer and open round are read in one statement after the session''s lock, so that what the player''s bet before has left is seen.';

-- function bet_in_shared_round(p_player uuid, p_session uuid, p_request uuid, p_body_hash bytea, p_round uuid, p_shared uuid, p_game_type smallint, p_is_play boolean, p_bet jsonb, p_stake bigint, p_client_seed text, p_now timestamp with time zone, p_cycle_ms integer, p_settles_at timestamp with time zone, p_journal uuid, OUT status text, OUT balance bigint, OUT round_id uuid, OUT wait_ms integer) returns record
comment on function bet_in_shared_round is 'Places a bet in a shared round that still takes bets, with the hash of its client seed; its stake lies in player:inRounds until the round is settled. The status is open, replayed or an error key of the contract, and nothing has moved unless it is open.';

-- function book_round(p_round rounds, p_game_type smallint, p_request uuid, p_from text, p_shard smallint) returns void
comment on function book_round is 'Books a round that is over: turnover, experience, the sums of the day, jackpot shares of what counts of the stake, the round with its seed, and its journal, in which the stake is taken from p_from. The caller holds the lock of the player''s playable balance. A row that is there already, as for every bet but a day''s first, is updated without an attempt to insert it.';

-- function chain_audit_row() returns trigger
comment on function chain_audit_row is 'Gives a new audit row its place and the hash that binds it to the row before it, so that a row that is changed, taken out or put in between shows. Writers wait for each other at audit_head.';

-- function check_bet(p_player uuid, p_session uuid, p_request uuid, p_body_hash bytea, p_is_play boolean, p_stake bigint, p_seed bytea, p_now timestamp with time zone, p_cycle_ms integer, OUT status text, OUT balance bigint, OUT round_id uuid, OUT next_seed bytea, OUT wait_ms integer) returns record
comment on function check_bet is 'Decides whether a bet of a shared round may be placed, and one of a process of the version before. The status is null where it may, replayed for a request that has been answered before, or an error key of the contract; nothing has moved.';

-- function close_remote_round(p_aggregator text, p_player uuid, p_round text, p_request uuid, p_now timestamp with time zone, p_shard smallint) returns void
comment on function close_remote_round is 'Books what is still open of a round of a studio''s server as lost: the round is over. A win that comes later is added to its bet.';

-- function count_visit() returns trigger
comment on function count_visit is 'Adds a visit that has just been closed to the player''s playing time of each market day that it touches.';

-- function feed_pool(p_shard smallint, p_fed bigint[]) returns void
comment on function feed_pool is 'Adds a bet''s shares to the four jackpot pools of one shard, and refuses a shard that does not exist.';

-- function first_id_of(p_at timestamp with time zone) returns uuid
comment on function first_id_of is 'The smallest UUIDv7 of a moment: rows whose ids grow with time are found by it without an index on their time.';

-- function home_key(p_line text, p_city text) returns text
comment on function home_key is 'An address as it is compared between players: in lower case, without the words for its parts, signs and spaces.';

-- function join_shared_round(p_player uuid, p_session uuid, p_request uuid, p_body_hash bytea, p_round uuid, p_shared uuid, p_game_type smallint, p_is_play boolean, p_bet jsonb, p_stake bigint, p_session_seed bytea, p_client_seed text, p_now timestamp with time zone, p_cycle_ms integer, p_settles_at timestamp with time zone, p_journal uuid, OUT status text, OUT balance bigint, OUT round_id uuid, OUT wait_ms integer) returns record
comment on function join_shared_round is 'Places a bet in a shared round that still takes bets; its stake lies in player:inRounds until the round is settled. The status is open, replayed or an error key of the contract, and nothing has moved unless it is open. Called by processes of the version before only: bet_in_shared_round has taken its place.';

-- function keep_audit_row() returns trigger
comment on function keep_audit_row is 'Refuses every change of audit rows: whoever may run the operator''s commands must not be able to unwrite them.';

-- function known_remote_transaction(p_aggregator text, p_id uuid, p_body_hash bytea, p_player uuid, OUT status text, OUT balance bigint) returns record
comment on function known_remote_transaction is 'The first answer to a transaction of an aggregator, under the lock of its player there; transactionReused where it came with another body. The status is null for one that is new.';

-- function ledger_unit(account text) returns text
comment on function ledger_unit is 'The unit that an account is counted in. Accounts of one name hold one unit, whoever owns them, and a journal sums to zero in each of its units.';

-- function legal_is_stale(p_player uuid, p_now timestamp with time zone) returns boolean
comment on function legal_is_stale is 'Whether terms or a privacy notice are in force that this player has not agreed to. The first version was agreed to with the account.';

-- function limit_window_start(p_key text, p_now timestamp with time zone) returns timestamp with time zone
comment on function limit_window_start is 'The moment from which stakes and losses count for one of the player''s limits now.';

-- function lock_remote_sessions(p_bet remote_bets) returns void
comment on function lock_remote_sessions is 'Locks the game sessions of a bet and of the open bets of its round, in one order and before any balance, as every bet does.';

-- function market_day(p_at timestamp with time zone) returns date
comment on function market_day is 'The calendar day of a moment in the market''s time zone, or in UTC where no market is configured yet.';

-- function market_zone() returns text
comment on function market_zone is 'The name of the market''s time zone, or UTC where no market is configured yet.';

-- function move_balance(p_player uuid, p_account text, p_amount bigint) returns void
comment on function move_balance is 'Adds an amount to one account of a player, and makes its row with the first movement. The table''s check refuses what would fall below zero.';

-- function note_config_change() returns trigger
comment on function note_config_change is 'Moves the number in config_version on with every change of what visitors are told, so that no process answers from what it has kept of before.';

-- function note_detail_change() returns trigger
comment on function note_detail_change is 'Writes what a player''s detail was before and after a change into detail_changes, for each field that the trigger names.';

-- function open_bet(p_player uuid, p_session uuid, p_request uuid, p_body_hash bytea, p_round uuid, p_game integer, p_game_type smallint, p_is_play boolean, p_bet jsonb, p_stake bigint, p_maths text, p_pair uuid, p_nonce integer, p_client_seed text, p_now timestamp with time zone, p_cycle_ms integer, p_settles_at timestamp with time zone, p_journal uuid, OUT status text, OUT balance bigint, OUT round_id uuid, OUT nonce integer, OUT wait_ms integer) returns record
comment on function open_bet is 'Takes the stake of a round that the player acts in, and opens it at its place in the open seed pair. The status is open, replayed, nonceMoved or an error key of the contract, and no money has moved unless it is open.';

-- function open_round(p_player uuid, p_session uuid, p_request uuid, p_body_hash bytea, p_round uuid, p_game integer, p_game_type smallint, p_is_play boolean, p_bet jsonb, p_stake bigint, p_maths text, p_seed bytea, p_client_seed text, p_next_seed bytea, p_now timestamp with time zone, p_cycle_ms integer, p_settles_at timestamp with time zone, p_journal uuid, OUT status text, OUT balance bigint, OUT round_id uuid, OUT next_seed bytea, OUT wait_ms integer) returns record
comment on function open_round is 'Takes the stake of a round that the player acts in, and opens it; the next round gets a seed of its own. The status is open, replayed or an error key of the contract, and nothing has moved unless it is open. Called by processes of the version before only: open_bet has taken its place.';

-- function pay_remote_win(p_aggregator text, p_id uuid, p_body_hash bytea, p_player uuid, p_bet uuid, p_amount bigint, p_is_over boolean, p_journal uuid, p_now timestamp with time zone, p_shard smallint, OUT status text, OUT balance bigint) returns record
comment on function pay_remote_win is 'Pays a win of a studio''s server, whatever holds of its player now. The first one books the bet that it names; p_is_over books the others of the round as lost. The status is ok, transactionReused, or transactionUnknown for a bet that is not there or was rolled back.';

-- function place_remote_bet(p_aggregator text, p_id uuid, p_body_hash bytea, p_player uuid, p_refusal text, p_session uuid, p_game integer, p_round text, p_is_over boolean, p_stake bigint, p_round_id uuid, p_journal uuid, p_now timestamp with time zone, p_settles_at timestamp with time zone, p_shard smallint, p_cycle_ms integer, OUT status text, OUT balance bigint) returns record
comment on function place_remote_bet is 'Takes a stake that a studio''s server asks for, into player:inRounds, and stores the answer, a refusal too: a repeat gets it again. p_refusal is what was found against the bet before; else it is admitted as every bet is, a new round no sooner than its cycle after the one before. The status is ok, rolledBack where its rollback came first, transactionReused, or a reason.';

-- function played_since(p_player uuid, p_since timestamp with time zone, OUT staked bigint, OUT won bigint) returns record
comment on function played_since is 'What a player has staked and won with real money after a moment: whole days from their sums, the rest of the first day from its rounds, and lotteries from their orders. A lottery''s stake counts when it is made, its prize when it is paid.';

-- function post_journal() returns trigger
comment on function post_journal is 'Checks a new journal and moves the balances and jackpot pools that its lines name. It refuses a journal that does not sum to zero in each unit, an account that does not exist and a line that moves nothing.';

-- function refuse_change() returns trigger
comment on function refuse_change is 'Refuses every update, delete or truncate of a table whose rows are written once.';

-- function remote_balance(p_player uuid) returns bigint
comment on function remote_balance is 'The playable balance in cents, as an aggregator is answered it.';

-- function roll_back_remote_bet(p_aggregator text, p_id uuid, p_body_hash bytea, p_player uuid, p_reference uuid, p_journal uuid, p_now timestamp with time zone, OUT status text, OUT balance bigint) returns record
comment on function roll_back_remote_bet is 'Gives the stake of a bet back, whatever holds of its player now; the wins that were paid for it stay. It is stored also where the bet never came, which is then refused when it does. The status is ok, transactionReused, or transactionUnknown for a win, a rollback or a bet of another player.';

-- function settle_absent_remote_bet(p_aggregator text, p_id uuid, p_player uuid, p_now timestamp with time zone, p_shard smallint) returns boolean
comment on function settle_absent_remote_bet is 'Books a bet as lost for which a studio''s server has sent nothing in time, and notes since when it is unanswered. It returns false where something came meanwhile.';

-- function settle_absent_round(p_player uuid, p_round uuid, p_acts jsonb, p_count integer, p_win bigint, p_outcome json, p_now timestamp with time zone, p_shard smallint) returns boolean
comment on function settle_absent_round is 'Settles the round of an absent player by the published rule. It returns false where the round was settled or acted in meanwhile.';

-- function settle_bet(p_player uuid, p_session uuid, p_request uuid, p_body_hash bytea, p_round uuid, p_game integer, p_game_type smallint, p_is_play boolean, p_bet jsonb, p_stake bigint, p_win bigint, p_outcome json, p_maths text, p_pair uuid, p_nonce integer, p_client_seed text, p_now timestamp with time zone, p_cycle_ms integer, p_shard smallint, OUT status text, OUT balance bigint, OUT round_id uuid, OUT nonce integer, OUT wait_ms integer) returns record
comment on function settle_bet is 'Takes a bet whose outcome is decided at once by its place in the open seed pair, and books its round. The status is settled, replayed, nonceMoved or an error key of the contract, and no money has moved unless it is settled.';

-- function settle_hosted_bet(p_player uuid, p_session uuid, p_request uuid, p_body_hash bytea, p_round uuid, p_game integer, p_game_type smallint, p_is_play boolean, p_bet jsonb, p_stake bigint, p_win bigint, p_outcome json, p_maths text, p_pair uuid, p_nonce integer, p_client_seed text, p_now timestamp with time zone, p_cycle_ms integer, p_shard smallint, p_version integer, p_mode text, p_level bigint, p_line bigint, p_payout bigint, p_due_at timestamp with time zone, p_journal uuid, OUT status text, OUT balance bigint, OUT round_id uuid, OUT nonce integer, OUT wait_ms integer) returns record
comment on function settle_hosted_bet is 'Takes a bet in a studio''s game as settle_bet does, and lays its win aside until the game''s page has shown it: the balance is the one without it. The status is roundRunning while a win of the same game waits.';

-- function settle_open_round(p_open open_rounds, p_session uuid, p_request uuid, p_acts jsonb, p_absent_acts smallint, p_win bigint, p_outcome json, p_now timestamp with time zone, p_shard smallint) returns void
comment on function settle_open_round is 'Closes an open round whose row is locked, shows its end in the given game session, and books it.';

-- function settle_remote_bet(p_bet remote_bets, p_win bigint, p_request uuid, p_now timestamp with time zone, p_shard smallint) returns void
comment on function settle_remote_bet is 'Books an open bet of a studio''s server as a round with its win. The caller holds the locks of the player there and of the bet''s game session.';

-- function settle_round(p_player uuid, p_session uuid, p_request uuid, p_body_hash bytea, p_round uuid, p_game integer, p_game_type smallint, p_is_play boolean, p_bet jsonb, p_stake bigint, p_win bigint, p_outcome json, p_maths text, p_seed bytea, p_client_seed text, p_next_seed bytea, p_now timestamp with time zone, p_cycle_ms integer, p_shard smallint, OUT status text, OUT balance bigint, OUT round_id uuid, OUT next_seed bytea, OUT wait_ms integer) returns record
comment on function settle_round is 'Takes a bet whose outcome is decided at once, and books its round. The status is settled, replayed or an error key of the contract, and nothing has moved unless it is settled. Called by processes of the version before only: settle_bet has taken its place.';

-- function settle_shared_bets(p_bets json, p_now timestamp with time zone) returns integer
comment on function settle_shared_bets is 'Settles any number of bets of a shared round at once, given as a list of {player, round, session, acts, absentActs, win, outcome, shard}, and returns how many. A bet whose player acted meanwhile is settled already, and left as it is.';

-- function stake_in_round(p_player uuid, p_is_play boolean, p_stake bigint, p_journal uuid, p_request uuid, p_now timestamp with time zone) returns void
comment on function stake_in_round is 'Moves a stake from the playable balance into an open round. Of the two journals of one round, the last has its id.';

-- function stake_refusal(p_player uuid, p_game_session uuid, p_is_play boolean, p_stake bigint, p_now timestamp with time zone) returns text
comment on function stake_refusal is 'The reason why a player may not stake an amount now, as an error key of the contract, or null: new terms, a break, time limits, and limits of stakes and losses. What lies in an open round counts as staked, and as lost until it is settled.';

-- function visit_days(p_from timestamp with time zone, p_to timestamp with time zone) returns TABLE(market_day date, played_ms bigint)
comment on function visit_days is 'A visit''s milliseconds on each market day that it touches; nothing for a visit that ended before it began.';

-- function weigh_stake(p_round rounds) returns bigint
comment on function weigh_stake is 'What of a round''s stake counts, in cents, rounded down: by its mode in a studio''s game whose versions have an @ in their names, by the game in one that a studio''s server decides, and all of it in a game of ours. The one place where a stake in a studio''s game is weighed.';
