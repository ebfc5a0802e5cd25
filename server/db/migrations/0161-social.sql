-- Accounts at sign-in providers, each of one player.
create table social_identities (
  provider text not null check (provider in ('google', 'facebook', 'line')),
  -- The provider's own id of the person: a mail address may change hands, this never does.
  subject text not null,
  player_id uuid not null references players (id),
  name text not null,
  mail text not null,
  linked_at timestamptz not null,
  primary key (provider, subject),
  unique (player_id, provider)
);

-- Somebody is on their way to a provider's page and back. Used once.
create table social_attempts (
  state_hash bytea primary key,
  -- Of what the browser keeps: a link that somebody else has begun opens nothing in it.
  attempt_hash bytea not null,
  provider text not null check (provider in ('google', 'facebook', 'line')),
  nonce text not null,
  code_verifier text not null,
  redirect_uri text not null,
  -- Who joins the provider to their account, and in which session; null for a sign-in.
  player_id uuid references players (id),
  session_id uuid,
  expires_at timestamptz not null
);
create index social_attempts_expires_at on social_attempts (expires_at);
