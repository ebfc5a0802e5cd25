-- What one operator asked for and a second one has not decided yet.
alter table act_wishes rename to pending_approvals;
alter index act_wishes_open rename to pending_approvals_open;
