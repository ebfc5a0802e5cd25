import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Sql } from './db/sql.ts';
import { guardOutside } from './db/transaction-mark.ts';
import type { Hooks } from './hooks.ts';
import { createIdSource } from './make-id.ts';
import type { PersonRegisters } from './person-registers.ts';
import { createSeedSealer, type SeedSealer } from './sealed-seed.ts';
import type { Settings } from './settings.ts';

interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
}

export interface RandomSource {
  /** Cryptographically secure random bytes. */
  bytes(count: number): Uint8Array;
}

/**
 * The part of the context that may be used inside a transaction. A function that is given a transaction takes this
 * beside it and never a whole context: with the pool it could wait for a second connection while it holds the first.
 */
export interface Work {
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly seedSealer: SeedSealer;
  /** UUIDv7: each greater than the one before, so that lists keep their order and indexes stay compact. */
  newId(): string;
  readonly log: Logger;
  readonly settings: Settings;
  readonly hooks: Hooks;
}

/** The dependencies of a service. Time, randomness and ids come from here, so that a test can control them. */
export interface Context extends Work {
  readonly sql: Sql;
  readonly registers: PersonRegisters;
}

export const systemClock: Clock = { now: () => Date.now() };
export const systemRandom: RandomSource = { bytes: (count) => new Uint8Array(randomBytes(count)) };

type ContextOptions = Pick<Context, 'sql' | 'log' | 'settings' | 'registers' | 'hooks'> &
  Partial<Pick<Context, 'clock' | 'random' | 'seedSealer'>>;

export function createContext(parts: ContextOptions): Context {
  const clock = parts.clock ?? systemClock;
  const random = parts.random ?? systemRandom;
  const seedSealer = parts.seedSealer ?? createSeedSealer(parts.settings);
  const registers = guardOutside('a register', parts.registers, ['find']);
  return {
    ...parts,
    registers,
    clock,
    random,
    seedSealer,
    newId: createIdSource(clock.now.bind(clock), random.bytes.bind(random)),
  };
}
