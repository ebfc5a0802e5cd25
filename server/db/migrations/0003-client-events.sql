-- Old events are dropped by their arrival.
create index client_events_received_at on client_events (received_at);
