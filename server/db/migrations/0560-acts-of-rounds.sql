-- An act that a player sends twice, under two request ids, is found by its round. Bets are not in it: they stay as cheap as they were.
create index request_ids_of_acts on request_ids (player_id, result_id) where call = 'game/act';
