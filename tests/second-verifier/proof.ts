import type { Draw } from './numbers.ts';
import type { ChainPlace, SharedPart } from './shared.ts';

/** A round as a proof tells it. */
export interface Round extends BetInputs {
  readonly serverSeed: string;
  readonly acts: readonly unknown[];
  readonly absentActs: number;
  readonly stake: number;
  readonly win: number;
  readonly outcome: unknown;
  /** Of a round that all players share, unless it is older than the chains. */
  readonly shared?: SharedPart | undefined;
}

/** What a player noted before the bet; of a shared round also what was read before seeds were revealed. */
export interface RoundPromise extends BetInputs {
  readonly chain?: ChainPlace | undefined;
  readonly entriesDigest?: string | null | undefined;
}

interface BetInputs {
  readonly commit: string;
  readonly clientSeed: string;
  readonly nonce: number | null;
  readonly bet: unknown;
}

/** A sheet's file. */
export interface Sheet<Data = unknown> {
  readonly version: number;
  readonly game: string;
  readonly stakes: readonly number[];
  readonly data: Data;
  readonly rounds: readonly Round[];
}

/** What a game works a round out from. */
export interface Inputs<Data> {
  readonly bet: unknown;
  readonly acts: readonly unknown[];
  readonly absentActs: number;
  readonly draw: Draw;
  readonly stakes: readonly number[];
  readonly data: Data;
}

export interface Result {
  readonly stake: number;
  readonly outcome: unknown;
  readonly win: number;
}

/** A part of a proof that is not valid by itself. */
export class Refusal extends Error {
  readonly field: string;
  constructor(field: string) {
    super(`${field} is not valid`);
    this.field = field;
  }
}

/** @throws Refusal with the name of the part where the condition does not hold */
export function demand(isRight: boolean, field: string): void {
  if (!isRight) throw new Refusal(field);
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with exactly these fields. @throws Refusal */
export function readFields(value: unknown, names: readonly string[], field: string): Fields {
  demand(isFields(value) && Object.keys(value).sort().join() === [...names].sort().join(), field);
  return value as Fields;
}

export const isBetween = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

/** The stake of a bet that has one. @throws Refusal */
export function readStake(value: unknown, stakes: readonly number[]): number {
  demand(stakes.includes(value as number), 'bet');
  return value as number;
}

/** The name of the first place where two JSON values differ; null where they do not. */
export function findDifference(one: unknown, other: unknown, name: string): string | null {
  if (Array.isArray(one) && Array.isArray(other)) {
    if (one.length !== other.length) return name;
    return firstOf(one.keys(), (at) => findDifference(one[at], other[at], `${name}[${at}]`));
  }
  if (!isFields(one) || !isFields(other)) return one === other ? null : name;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return firstOf(names, (key) => findDifference(one[key], other[key], `${name}.${key}`));
}

function firstOf<Item>(items: Iterable<Item>, find: (item: Item) => string | null): string | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}
