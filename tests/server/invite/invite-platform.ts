import { randomUUID } from 'node:crypto';
import type { InviteState } from '../../../contract/invite/invite-state-calls.ts';
import { hashOf } from '../../../server/ledger/body-hash.ts';
import type { TestPlayer } from '../games/platform.ts';
import { DAY, useRewards } from '../rewards/rewards-platform.ts';
