-- Asked for at every sign-out and sign-in: whatever grows with a player's years is found without reading it all.
create index game_sessions_of_session on game_sessions (player_id, session_id);
create index deposits_open on deposits (player_id, id) where state in ('created', 'pending');
create index login_history_ok on login_history (player_id, at) where outcome = 'ok';
-- Jobs go through these by time.
create index request_ids_at on request_ids (at);
create index sessions_ends_at on sessions (ends_at) where ended_at is null;
