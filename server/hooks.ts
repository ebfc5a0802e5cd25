import type { Logger } from 'pino';
import type { CallData } from '../contract/call.ts';
import type { activityGetStatusList } from '../contract/config/refresh-calls.ts';
import type { RecordKind } from '../contract/wallet/record-calls.ts';
import type { Sql } from './db/sql.ts';
import type { PersonRegisters } from './person-registers.ts';

/** What a hook may use of a context; a type of its own, as the context carries the hooks. */
export interface HookContext {
  readonly sql: Sql;
  readonly registers: PersonRegisters;
  readonly clock: { now(): number };
  readonly log: Logger;
}

/** All red dots of a member, as `activityGetStatusList` answers them. */
export type RedDotAnswers = Required<CallData<typeof activityGetStatusList>>;

/** A domain's own red dots of a member. `now`: milliseconds since 1970. */
export type ReadRedDots<D extends Partial<RedDotAnswers> = Partial<RedDotAnswers>> = (
  context: HookContext,
  playerId: string,
  now: number,
) => Promise<D>;

/** How a journal stands in a player's records. */
interface JournalRecord {
  readonly kind: RecordKind;
  /** A bet's journal that pays a prize: it counts as won, where all others of bets count as staked. */
  readonly isWon?: true;
}

/** By the journal's kind. */
export type JournalRecords = Readonly<Record<string, JournalRecord>>;

/**
 * What a domain hears from those above it (docs/decisions/0950-ranks-of-the-server.md). The modules speak, `modules.ts` collects,
 * and the context hands it on.
 */
export interface Hooks {
  readonly redDots: readonly ReadRedDots[];
  /** Whether the calendar's door of this day waits. */
  readonly isDoorOpen: (context: HookContext, playerId: string) => Promise<boolean>;
  readonly journals: JournalRecords;
}
