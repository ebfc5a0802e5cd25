-- What a wallet's app reads from the code that the deposit's page draws; null for a channel that has none.
alter table deposits add column qr_text text;
