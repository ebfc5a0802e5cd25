-- What a row of each table is, who writes it, and when it goes.

comment on table activities is
  'An activity: its texts by language, where a tap leads, its order and its time. Seeded at the start, switched '
  'and moved by operators; never deleted.';

comment on table agent_members is
  'An invited player who has met all conditions of the agent programme, with the commission as the terms were '
  'then. Written when an agent''s members are judged, changed by an operator''s review and by the payment, and '
  'kept.';

comment on table agent_payments is
  'A commission that an agent has claimed, with how many members it was for and how much must be bet. Written '
  'with its journal, and kept.';

comment on table audit_head is
  'The place and the hash of the newest audit row, in one row that writers of the chain wait for. Moved by the '
  'trigger of audit_log; the job that logs the head notes which one it told.';

comment on table audit_log is
  'An act of an operator or of the platform that somebody may have to answer for, chained to the row before it by '
  'a hash. Written in the transaction of the act, never changed, never deleted.';

comment on table balances is
  'What one account of a player holds: a sum of journal lines that only the trigger of journals writes. It stays, '
  'also at zero.';

comment on table bonuses is
  'A bonus that came with a deposit, with the bets that earn it and the turnover when it was granted. Written '
  'with the paid deposit; ended by release, giving up, expiry or forfeiture, and kept.';

comment on table calendar_doors is
  'A door of the sign-in calendar that a player has opened: one a UTC day, with its place among seven. Written by '
  'the claim, and kept.';

comment on table case_messages is
  'A text within a complaint or an appeal, by the player or an operator. Written once; emptied, not deleted, when '
  'the player is erased.';

comment on table cases is
  'A complaint or an appeal that somebody waits for an answer to, with its state and the day it is due. Written '
  'by the player or a guest, moved on by both sides; kept, without the contact once the player is erased.';

comment on table client_events is
  'An event that a page or a game has reported for the event log, in a ring of eight parts. Written in batches by '
  'the event call; gone after 30 days, when its part is emptied for newer ones, or when the player is erased.';

comment on table codes is
  'A code that was requested for a phone, also where none was sent, as limits count all of them. Written by the '
  'request, marked when it is used, deleted after two days and when the player is erased.';

comment on table config is
  'A setting of the market that can change without a build, checked by a schema of its domain. Seeded where it is '
  'missing, changed by operators; triggers count each change in config_version.';

comment on table config_version is
  'A number in one row that every change of what visitors are told moves on. Only triggers write it; a cached '
  'config is valid as long as the number stands.';

comment on table consents is
  'A yes or a no of a player to one kind of advertising, of which the newest holds. Written by the page, by an '
  'exclusion and by closing the account; deleted when the player is erased.';

comment on table counted_days is
  'When the rounds of a UTC day were last added up for the games'' actual returns. Written by the job that counts '
  'them, and kept.';

comment on table coupon_wishes is
  'A coupon that one operator has requested and a second one has to approve. Written by the first command, marked '
  'by the decision, and kept.';

comment on table coupons is
  'A coupon of a player with the terms it was granted with. Written by an operator''s approved request or as a '
  'claimed reward; marked by the deposit that uses it, and kept.';

comment on table credentials is
  'A player''s password as an Argon2 hash, with when it last changed. Written by the registration and replaced by '
  'a change; deleted when the player is erased.';

comment on table data_exports is
  'A copy of their own data that a player has requested, empty until a job makes it. Deleted by a job once it has '
  'expired, and when the player is erased.';

comment on table declarations is
  'A statement that a player made at registration, such as being old enough, with its time and address. Written '
  'with the account, and kept.';

comment on table deposits is
  'An order of a player to pay in, from its creation to its end as paid, failed, expired or cancelled. Written by '
  'the recharge call, moved on by signed callbacks, polling, the player and a job; kept.';

comment on table detail_changes is
  'What one detail of a player was before and after a change, whoever made it. Written by triggers of players and '
  'player_details; deleted when the player is erased.';

comment on table device_tickets is
  'A proof that the right password was typed on a new device, until the code that was sent is typed too. Written '
  'by the sign-in; deleted by its use, after it has expired, and when the player is erased.';

comment on table draw_chances is
  'A chance for the jackpot draw that a player has earned on a UTC day or was granted by an operator. Written '
  'once it is seen or granted, marked by the draw that uses it, and kept.';

comment on table draw_seeds is
  'The secret seed of a player''s next jackpot draw, sealed with a key that is not in the database; only its hash '
  'leaves the server before. unsealed_seed has those of before until a job seals them. Written with the first look at '
  'the draw, replaced by each draw.';

comment on table draw_totals is
  'What a player has won in all jackpot draws, how often and when last: what the rank list is sorted by. Updated '
  'by each draw, and kept.';

comment on table erasure_requests is
  'A player''s request to be forgotten, with the day it is due. Written by the player, withdrawn by the player or '
  'an operator, done by a job; kept as proof.';

comment on table event_log_segment is
  'Which of the eight parts of the event log is written to, in one row. Moved on by whoever finds the current '
  'part full.';

comment on table exclusion_marks is
  'A keyed hash of what was proven of an excluded person, such as a phone or a document, by which a new account '
  'of theirs is recognised. Written with the exclusion; kept, because it has to outlive the account.';

comment on table family_evidence is
  'A sealed picture that a family has added to its request for an exclusion. Written with the request; deleted '
  'when its retention period is over, or with the request.';

comment on table family_requests is
  'A request of a family to exclude somebody, its sealed story and its decision. Written by the page for '
  'families, decided by an operator; the sealed part is cleared by a job, the row goes when the player is erased.';

comment on table follow_openings is
  'A channel of the operator that a player has opened through the site, for which points are given once. Written '
  'by the opening, and kept.';

comment on table forfeitures is
  'Money that was taken from somebody who may not play, with the reason and the two operators who decided. '
  'Written by the approved command, completed by a reversal, and kept; its texts are emptied when the player is '
  'erased.';

comment on table funds is
  'Points that a player has set aside for some days, with what comes on top if they stay. Written by the player, '
  'ended by the player before or after the day it is due, and kept.';

comment on table game_brands is
  'A maker of games, with the order in which the lobby lists it. Written by the seed of the catalogue where it is '
  'missing; that of a studio by the first release of a game under its name. Kept.';

comment on table game_history is
  'A game that a player has opened, with the last time. Written by each opening; deleted when the player is '
  'erased.';

comment on table game_incidents is
  'A fault of a game, the period it concerns and whether rounds were corrected. Written by an approved operator''s '
  'command, which also sends the mail to the players; kept.';

comment on table game_likes is
  'A game that a player has marked as a favourite. Written and deleted by the player; deleted when the player is '
  'erased.';

comment on table game_returns is
  'What the rounds of one game, maths and UTC day have staked and won in all, and how many had wins of which size, '
  'with the likelihood ratios of an excess, to compare with what the game promises. Written by the job that counts returns, and kept.';

comment on table game_sessions is
  'A visit of a player to a game, with the hashes of its tokens, a seed that only processes of the version before use, '
  'and what was staked and won. Written by the start of a game, updated by each bet, closed by the next visit or the end of '
  'the session; kept.';

comment on table game_types is
  'A kind of games, such as slots, with its order in the lobby. Written by the seed of the catalogue where it is '
  'missing.';

comment on table game_versions is
  'A version of the mathematics of a game with the SHA-256 of its canonical form, which rounds.maths names. Written by the '
  'first start of a build that has it, and compared at every later one; never changed or deleted, because it proves rounds.';

comment on table games is
  'A game of the catalogue, with its bounds, tags and status. Written by the seed at each start; that of a studio by the '
  'release of a version and by its withdrawal, that of an aggregator by its lists. The operator''s status_override stays as it is.';

comment on table hosted_rounds is
  'A round of a studio''s game beside its row of rounds: version, mode, level and line, and how far its page has shown it. '
  'Written by its bet; released when the win is paid, by the page or a job; kept.';

comment on table invite_budget is
  'What all periods of the invite wheel have cost or can still cost, in one row of cents. Raised when a period '
  'begins, lowered when it is closed.';

comment on table invite_friends is
  'A friend whose account brought its inviter a spin of the invite wheel, each friend once ever. Written when the '
  'spin is counted, and kept.';

comment on table invite_periods is
  'A player''s time with the invite wheel, with the terms of its beginning, what was won and what was paid. '
  'Written by the first spin, updated by spins and payments, closed once it has ended; kept.';

comment on table invite_seeds is
  'The secret seed of a player''s next spin of the invite wheel, sealed with a key that is not in the database; only '
  'its hash leaves the server before. unsealed_seed has those of before until a job seals them. Written with the first '
  'look at the wheel, replaced by each spin.';

comment on table invite_shares is
  'A UTC day on which sharing brought a player a spin of the invite wheel. Written by the share, and kept.';

comment on table invite_spins is
  'A spin of the invite wheel with its sectors, its prize and the seeds that prove it. Written by the spin, and '
  'kept.';

comment on table jackpot_closings is
  'A UTC day on which the jackpot was closed, and the day it opened again, by which chances are extended. Written '
  'when an operator switches it, and kept.';

comment on table jackpot_draws is
  'A draw of the Lucky Jackpot with its prize, its odds and the seeds that prove it: one a player and day. '
  'Written with its journal, and kept.';

comment on table jackpot_readings is
  'What the pool of one tier held at a moment, from which the board makes the amounts that all visitors see. '
  'Written by whoever reads the board once the newest is old; only the latest of a tier stay.';

comment on table jackpot_rules is
  'What a player has to deposit and to bet on a UTC day for a jackpot chance, in one row of cents. Changed by '
  'operators.';

comment on table jackpot_tiers is
  'A tier of the jackpot: its seed, its ceiling, its share of each bet and its weight in the draw. Made by a '
  'migration, changed by operators.';

comment on table jackpot_winners is
  'A win of a jackpot tier as the list of winners shows it. Written by the draw, and by the sandbox as samples; '
  'kept.';

comment on table journals is
  'A movement of money or units, with its lines in two arrays that sum to zero in each unit. Written by whatever '
  'moves money, never changed and never deleted; all balances follow from it.';

comment on table known_devices is
  'A browser that a player has signed in on, by the hash of a token in a cookie. Written by the sign-in, renewed '
  'by each use; deleted by the player, after 180 days without use, and when the player is erased.';

comment on table kyc_attempts is
  'One submission of an identity check, with its decision and the sealed number of the document. Written by the '
  'player, decided by a reviewer or an operator; the number is cleared by a job, the row goes when the player is '
  'erased.';

comment on table kyc_drafts is
  'What a player has typed of an identity check and not submitted, sealed. Written while typing; deleted by the '
  'submission, within a day, and when the player is erased.';

comment on table kyc_pictures is
  'A sealed picture of a document or a face, of an attempt or waiting for the next one. Written by the upload; '
  'deleted by a job once its retention period is over, after a day where it was never submitted, and when the '
  'player is erased.';

comment on table legal_acceptances is
  'A player''s agreement to one version of the terms or the privacy notice. Written with the account and when a '
  'new version is agreed to; kept.';

comment on table legal_versions is
  'A version of the terms or the privacy notice, when it was published and from when it is in force. The first '
  'ones come with a migration, later ones are published by operators; kept.';

comment on table login_history is
  'An attempt to sign in to a player''s account, with its outcome, address and device. Written by the sign-in; '
  'kept, without address and device once the player is erased.';

comment on table lottery_orders is
  'Tickets of one lottery round that a player bought at once; they follow each other, so that one row tells all '
  'their numbers, with the hash of the buyer''s seed and, once it is revealed, the seed. Written with its journal, '
  'completed when the round is drawn or cancelled, and kept.';

comment on table lottery_rounds is
  'A round of a lottery, with its terms, its place in the chain of the lottery, the hash of its seed, and its winning '
  'numbers. Its seed, a link of the chain, is sealed with a key that is not in the database until it is drawn. The mix '
  'of its buyers'' hashes is fixed once the sale has ended. Opened, drawn and paid by a job; kept.';

comment on table mail_campaigns is
  'A mail to many players, as a preview of an operator or on its way. Written by operators and by incidents, '
  'moved on by a job that sends it in batches; kept.';

comment on table mail_templates is
  'One version of a text that operators send as a mail, by language. Written by each saving and never changed, so '
  'that what was sent can be read as it was sent.';

comment on table mails is
  'A mail of a player: template and values, from which the text is made when it is read, and what is attached. '
  'Written by events and campaigns, marked by reading, claiming and hiding; deleted when the player is erased.';

comment on table mall_orders is
  'Goods of the mall that a player has bought for diamonds. Written with its journal, and kept.';

comment on table mall_stock is
  'How many of one kind of goods were sold; its row is locked by a sale, so that the last piece is sold once. '
  'Written by the first sale, raised by each.';

comment on table mode_weights is
  'What stakes in a mode of a studio''s game count toward rewards. Written by the release of its version; never changed '
  'or deleted.';

comment on table newcomer_tickets is
  'What vouches for somebody who has proven a phone or a provider''s account and has no account here yet. Written '
  'by the proof; deleted by the registration, after it has expired, and when the player is erased.';

comment on table notices is
  'A message of the operator to all visitors for a time, in texts by language. Written and stopped by operators; '
  'kept.';

comment on table open_rounds is
  'A round that goes on: its bet, the acts so far, its stake and its place in a seed pair, or its secret '
  'seed. A bet in a shared round has the hash of its client seed until that starts, and the seed once it is revealed. '
  'Written by the bet, updated by each act, deleted when it is settled and becomes a row of rounds.';

comment on table operators is
  'A person who may run the operator''s commands, known by the hash of a key. Written by an operator''s command; '
  'retired, never deleted, because a name stands for one person for ever.';

comment on table password_tries is
  'A count of wrong passwords by what was typed, by device or by player, with the time until which it is locked. '
  'Written by each wrong one; deleted by a right one, by unlocking, after two days, and when the player is '
  'erased.';

comment on table payment_callbacks is
  'A signed callback of a payment provider, with the verdict on it and what became of money that was not '
  'credited. Written once for each of the provider''s events, completed by operators, and kept.';

comment on table payout_accounts is
  'A bank account or e-wallet that a player has given for withdrawals. Written and removed by the player, which '
  'keeps the row; holder and number are emptied when the player is erased.';

comment on table payout_callbacks is
  'A signed callback of a payout provider, with the verdict on it. Written once for each of the provider''s '
  'events, and kept.';

comment on table pending_approvals is
  'A command that one operator has requested and a second one has to approve. Written by the first, marked by the '
  'decision, and kept; one that nobody decides in time can only be requested anew.';

comment on table player_days is
  'What a player has staked and won with real money in one game on one day, of UTC and of the market. Updated by '
  'each settled round and kept; reports and limits are read from it.';

comment on table player_details is
  'A player''s own details beside the account: name as on the documents, e-mail, address. Written by the profile, '
  'the identity check and operators'' corrections; deleted when the player is erased.';

comment on table player_devices is
  'A browser that a player was signed in with, by the hash of the id it made for itself, to recognise people with '
  'several accounts. Written by calls of a session; deleted after 30 days without one, and when the player is '
  'erased.';

comment on table player_limits is
  'A limit that a player has set for money or time, and a looser one that waits for its day. Written by the '
  'player, and kept.';

comment on table player_pictures is
  'A player''s own picture, as the server has encoded it anew. Written by the upload and replaced by the next; '
  'deleted by the player or an operator, and when the player is erased.';

comment on table player_protection is
  'Until when a player is on a break, and when they last reviewed their limits. Written by the player, and kept.';

comment on table player_times is
  'How long a player has played on one of the market''s days, in milliseconds. Updated by the trigger of '
  'game_sessions when a visit is closed; kept.';

comment on table player_totals is
  'A player''s sums over all time: turnover, experience, deposits, withdrawals, the carry of jackpot shares and '
  'the bets still to be made. Updated by bets, deposits and withdrawals, and kept.';

comment on table players is
  'A player''s account: name, invite code, status and what is proven. Written by the registration; changed by the '
  'player, operators and the identity check, and anonymised, not deleted, when it is erased.';

comment on table pool_shards is
  'One of 256 parts of the four jackpot pools, in cents, so that bets of different players do not wait for each '
  'other. Made by a migration; only the trigger of journals moves it.';

comment on table push_keys is
  'The key pair by which push services know the platform, in one row, its private part sealed. Written by the '
  'first process that needs it, and kept.';

comment on table push_messages is
  'A notification for one device, from waiting to its end. Written beside what it tells of, sent by a job; '
  'deleted a week after its end, with its subscription, and when the player is erased.';

comment on table push_settings is
  'What a player wants to be notified of, and the quiet hours. Written by the player; deleted when the player is '
  'erased.';

comment on table push_subscriptions is
  'A device that gets notifications: its address at a push service and its keys. Written by the player; deleted '
  'by switching off, signing out, the push service''s refusal, with the known device, and when the player is '
  'erased.';

comment on table rank_bests is
  'A player''s best win of a board and period, as a multiple of its stake. Written by the job that counts rounds, '
  'and deleted by it after 60 days.';

comment on table rank_cursor is
  'The moment up to which rounds are counted for the boards, in one row that is locked while they are. Moved on '
  'by the job that counts them.';

comment on table rank_rounds is
  'How many rounds of a player were counted for the boards on a UTC day, because only the first ones of a day '
  'count. Written by the job that counts rounds, and deleted by it after 60 days.';

comment on table rate_windows is
  'How often something was called or tried within a time window, by a key of caller and kind. Written by '
  'admission; deleted once the window is over, and lost in a crash, which costs nothing.';

comment on table recharge_items is
  'An amount that the deposit page offers. Written by the seed where it is missing.';

comment on table recharge_type_items is
  'That a channel for deposits offers an amount. Written by the seed where it is missing.';

comment on table recharge_types is
  'A channel for deposits, with its bounds, fee and texts. Written by the seed where it is missing, and kept.';

comment on table red_packet_pieces is
  'A piece of a red packet, whose points were decided when the packet was made. Written with the packet, taken by '
  'the one player who opens it, and kept.';

comment on table red_packets is
  'Points of the operator in pieces, of which each player may open one within a time. Written and stopped by '
  'operators; kept.';

comment on table refused_bets is
  'A bet that got a place in a seed pair and was refused, with the reason. Written by the bet, deleted when the '
  'same request is admitted after all, and by a job after 90 days.';

comment on table register_entries is
  'A person in the platform''s own register of those who may not play, restricted or excluded. Written and deleted '
  'by operators, and by the sandbox as samples.';

comment on table remote_bets is
  'A stake that the server of a studio has taken, open until a win comes for it, its round is closed, or it is given back. '
  'Written by the bet, moved on by wins, rollbacks and a job; kept.';

comment on table remote_books is
  'How far the books of an aggregator were compared with ours, and when they are next. Written by the job that compares; kept.';

comment on table remote_differences is
  'A transaction that an aggregator and we have booked differently, with both sides as they were. Written by the job that '
  'compares, which deletes it when both are equal again; an operator settles it, and then it is kept. No money is moved by it.';

comment on table remote_games is
  'A game of ours that an aggregator knows by a code and whose rounds are decided there, with its maker and the picture of its '
  'poster. Written by the job that takes the aggregator''s lists, where it is marked as not offered when it goes; kept.';

comment on table remote_lists is
  'How the list of games of an aggregator stands: when it is asked for next, what the last one that was taken had, and why '
  'the latest one was not. Written by the job that takes lists; kept.';

comment on table remote_players is
  'The pseudonym by which an aggregator knows a player, another one at each. Written by the first launch; kept, because late '
  'wins are paid by it.';

comment on table remote_studios is
  'A maker of games behind an aggregator, with how the last starts went: too many faults close its games. Written by each '
  'start, opened again by a job that asks; kept.';

comment on table remote_transactions is
  'A bet, win or rollback as an aggregator has sent it first, and what it was answered. Written once, with the journal that '
  'it moves; kept.';

comment on table request_ids is
  'A call that moves money, by its request id: the answer or the row that tells it, so that a repetition gets the '
  'same answer. Written with the call; deleted by a job after a week.';

comment on table return_alarms is
  'That a game does not return what it promises, with the figures and what has found it: its bounds or the likelihood '
  'ratio test. Raised by the job that counts returns, settled by an operator, and kept.';

comment on table reward_budgets is
  'What a programme with a budget has given so far, in cents. Raised by each claim, and kept.';

comment on table reward_claims is
  'A reward that a player has claimed, once for each source and key. Written with its journal, and kept; what can '
  'still be claimed is not stored.';

comment on table reward_programmes is
  'What an operator offers to players of a level for a time, with its budget and what was spent of it. Written '
  'and stopped by operators, raised by claims; kept.';

comment on table rounds is
  'A settled round: bet, acts, outcome, win and what proves it: its place in a seed pair, its shared round, or seeds of '
  'its own; nothing, where a studio''s server has decided it. Written by its settlement, marked once its end has been shown; '
  'such a server''s later wins are added; never deleted.';

comment on table safebox_credentials is
  'The password for withdrawals and the safebox as an Argon2 hash, with its wrong tries. Written by the player; '
  'deleted when the player is erased.';

comment on table schema_definitions is
  'The version of functions and comments that was applied last, in one row. Written by the start of a process '
  'whose version is newer; a process of an older one leaves it and all functions as they are.';

comment on table schema_migrations is
  'A migration that was applied, with the hash of its file, so that a changed one is noticed. Written by the '
  'start that applied it, and kept.';

comment on table scratch_cards is
  'A scratch card that a player has bought, decided by its seeds when it was bought. Its server seed is sealed and it '
  'has no prize until it is opened. Written with its journal, completed by opening it, and kept.';

comment on table scratch_seeds is
  'The secret seed of a player''s next scratch card, sealed with a key that is not in the database; only its hash '
  'leaves the server before. unsealed_seed has those of before until a job seals them. Written with the first look at '
  'the cards, replaced by each purchase.';

comment on table seed_chains is
  'A hash chain whose links decide the shared rounds of a game or the rounds of a lottery: its published last link, '
  'its sealed start and the position of the next link. The id of the game or the lottery''s kind is its name. Written '
  'before the first round and before the chain before it ends; kept.';

comment on table seed_pairs is
  'The server seed and the client seed that decide the bets of a player for a while, and the place of the next one. '
  'The server seed is sealed with a key that is not in the database, until the pair is revealed. Written when its '
  'commitment is first shown, opened with the client seed, raised by each bet, revealed when the player changes seeds '
  'or by a job after a day; kept, because it proves rounds.';

comment on table self_exclusions is
  'A period in which a player may not play, by their own wish or their family''s. Written by the exclusion, ended '
  'early only by lifted_at; kept.';

comment on table sessions is
  'A sign-in of a player: the hash of its token, its times, its device and how it ended. Written by the sign-in '
  'and renewed by calls; kept, without address and device once the player is erased.';

comment on table settled_flags is
  'That an operator has looked into one risk alert of a player; it stays away until something newer raises it. '
  'Written by the operator''s command, and kept.';

comment on table shared_rounds is
  'A round that all players of a game share: when it takes bets, its sealed link of a hash chain, the hashes of its '
  'first bets, what its bettors put into it and, from its end on, link and result. Opened by visitors of the game, settled by a job; deleted a day after '
  'where nobody bet in it, but for the newest of its game.';

comment on table sign_up_declines is
  'That a player does not want the bonus of a new account, which is not offered again. Written by the player, and '
  'kept.';

comment on table slots_hack_weeks is
  'A week of the slot tournament whose winners stand. Written by the job that closes it, and kept.';

comment on table slots_hack_winners is
  'A winner of a tournament week with place and rewards, which the player claims. Written by the job that closes '
  'the week, and kept.';

comment on table social_attempts is
  'Somebody''s way to a sign-in provider''s page and back. Written when it begins; deleted when they come back, '
  'after it has expired, and when the player is erased.';

comment on table social_identities is
  'An account at a sign-in provider that belongs to a player. Written when it is linked; deleted when it is '
  'unlinked, and when the player is erased.';

comment on table studio_files is
  'A file of a version of a studio''s game by its path: its size, its media type and the hash under which it lies in '
  'the store of files. Written with its version, and never changed; no file that is named here is removed.';

comment on table studio_games is
  'A game that a studio brought as a package, with the version that new rounds are played by. Written by the first '
  'publication, changed by operators who release, roll back or withdraw; kept.';

comment on table studio_versions is
  'What a studio''s game was at one publication: name, exact figures of each mode, hashes. Written after its files are on '
  'the disk, and never changed.';

comment on table support_images is
  'A picture for customer service, as the server has encoded it anew. Written by the upload; deleted after a day '
  'without a message, with its thread, and when the player is erased.';

comment on table support_messages is
  'A text within a chat or feedback, by the player or an operator, in its place. Written once; deleted with its '
  'thread, and when the player is erased.';

comment on table support_threads is
  'A chat with customer service or a piece of feedback, with what each side has read. Written by the player or a '
  'guest, moved on by both sides; closed chats are deleted by a job when their retention period is over, and all '
  'when the player is erased.';

comment on table task_visits is
  'A page that a task asked a player to look at, and that was. Written by the visit, and kept.';

comment on table themes is
  'A look of the platform: its colours and other tokens. Seeded where it is missing, written by operators; kept.';

comment on table way_out_tickets is
  'A proof that somebody who may not play is the owner of the account, which opens a session for withdrawals '
  'only. Written by the refused sign-in; deleted by its use, after it has expired, and when the player is erased.';

comment on table withdrawals is
  'A player''s order to pay out, from the request to its end as paid or rejected, with the account as it was then. '
  'Written with its journal, moved on by rules, operators and the provider''s callbacks; kept, without holder and '
  'number once the player is erased.';

comment on view entries is
  'The lines of all journals one by one, with the kind and the moment of their journal, as audits and records '
  'read them. It stores nothing.';
