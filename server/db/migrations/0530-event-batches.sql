-- A batch of events that a client sends again, as it heard no answer, is stored once. A process of the version before
-- writes without the two.
alter table client_events add column batch_id uuid;
alter table client_events add column batch_place smallint;
create unique index client_events_batch on client_events (batch_id, batch_place, segment) where batch_id is not null;
