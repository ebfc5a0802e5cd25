import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { PersonRegisters } from './adapters/person-registers.ts';
import type { Sql } from './db/sql.ts';
import { createIdSource } from './make-id.ts';
import type { Settings } from './settings.ts';

export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
}

export interface RandomSource {
  /** Bytes nobody can predict. */
  bytes(count: number): Uint8Array;
}

/** What a service may lean on. Time, chance and ids come from here, so that a test can drive them. */
export interface Context {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly random: RandomSource;
  /** UUIDv7: each greater than the one before, so that lists keep their order and indexes stay packed. */
  newId(): string;
  readonly log: Logger;
  readonly settings: Settings;
  readonly registers: PersonRegisters;
}

export const systemClock: Clock = { now: () => Date.now() };
export const systemRandom: RandomSource = { bytes: (count) => new Uint8Array(randomBytes(count)) };

type Parts = Pick<Context, 'sql' | 'log' | 'settings' | 'registers'> &
  Partial<Pick<Context, 'clock' | 'random'>>;

export function createContext(parts: Parts): Context {
  const clock = parts.clock ?? systemClock;
  const random = parts.random ?? systemRandom;
  return { ...parts, clock, random, newId: createIdSource(clock.now.bind(clock), random.bytes.bind(random)) };
}
