import * as z from 'zod/mini';
import { findPlayer } from '../../auth/public/find-player.ts';
import type { Tx } from '../../db/sql.ts';
import { CommandError, requireArgument } from '../../ops/command.ts';
import { type ReadOptions, readOptions } from '../../ops/read-options.ts';
import { COIN_PROP } from '../../rewards/public/reward-accounts.ts';
import { givenWithMoneySchema } from '../../rewards/public/reward-cost.ts';
import { readWhole } from '../../strict-json.ts';
import { type Audience, EVERYBODY_AUDIENCE, readSegment, SEGMENT_OPTIONS } from './audience.ts';
import type { Enclosure } from './operator-campaign-queries.ts';
import { readTyped } from './template-commands.ts';
import type { TemplateRow } from './template-queries.ts';
import { OWN_PLACES, type PlaceValues, placesOf, valuesSchema } from './template-rules.ts';

const DEFAULT_CLAIM_DAYS = 30;
const MAX_CLAIM_DAYS = 365;
const MAX_MULTIPLE = 10;

const rewardsSchema = z.array(givenWithMoneySchema).check(z.minLength(1), z.maxLength(4));

/** What may be typed after `mail preview`. */
const OPTIONS = {
  values: ['to', 'values', 'rewards', 'wagering', 'days', ...SEGMENT_OPTIONS],
  flags: ['promotion'],
};

export async function readAudience(tx: Tx, { values }: ReadOptions): Promise<Audience> {
  const to = requireArgument([values.get('to') ?? ''], 0, '--to, an account, "segment" or "all"');
  const narrowed = SEGMENT_OPTIONS.filter((name) => values.has(name));
  if (to === 'segment') return readSegment(values);
  if (narrowed.length > 0) throw new CommandError(`--${narrowed[0]} is for --to segment.`);
  if (to === 'all') return EVERYBODY_AUDIENCE;
  return { ...EVERYBODY_AUDIENCE, playerId: (await findPlayer(tx, to)).id };
}

/** @throws CommandError for a number outside of `lowest` to `highest` */
function readNumber(text: string, what: string, [lowest, highest]: readonly [number, number]): number {
  const value = readWhole(text);
  if (value === null || value < lowest || value > highest)
    throw new CommandError(`${what} is ${lowest} to ${highest}, not "${text}".`);
  return value;
}

export function readEnclosure({ values }: ReadOptions): Enclosure {
  const [typed, wagering, days] = [values.get('rewards'), values.get('wagering'), values.get('days')];
  if (typed === undefined) {
    if (wagering !== undefined || days !== undefined)
      throw new CommandError('--wagering and --days are for what is attached: --rewards.');
    return { rewards: null, wageringMultiple: 0, claimDays: null };
  }
  const rewards = readTyped(rewardsSchema, typed, 'What is attached');
  if (new Set(rewards.map(({ propId }) => propId)).size < rewards.length)
    throw new CommandError('Each kind of reward is attached once.');
  const hasMoney = rewards.some(({ propId }) => propId === COIN_PROP);
  if (hasMoney !== (wagering !== undefined))
    throw new CommandError(
      hasMoney
        ? `Money that is given is bet before a withdrawal: --wagering 1 to ${MAX_MULTIPLE}.`
        : '--wagering is for money.',
    );
  return {
    rewards,
    wageringMultiple: wagering === undefined ? 0 : readNumber(wagering, '--wagering', [1, MAX_MULTIPLE]),
    claimDays: days === undefined ? DEFAULT_CLAIM_DAYS : readNumber(days, '--days', [1, MAX_CLAIM_DAYS]),
  };
}

/** @throws CommandError where a place is left open, or a value has no place */
export function readValues(
  template: TemplateRow,
  { values }: ReadOptions,
  hasAttachment: boolean,
): PlaceValues {
  const given = readTyped(valuesSchema, values.get('values') ?? '{}', 'What is filled in');
  const own: readonly string[] = OWN_PLACES;
  const places = placesOf(template);
  if (places.includes('until') && !hasAttachment)
    throw new CommandError('The text says {until}, and nothing is attached.');
  const open = places.filter((place) => !own.includes(place) && !Object.hasOwn(given, place));
  if (open.length > 0) throw new CommandError(`To be filled in: ${open.join(', ')} (--values).`);
  const unknown = Object.keys(given).filter((place) => own.includes(place) || !places.includes(place));
  if (unknown.length > 0) throw new CommandError(`The text has no place for: ${unknown.join(', ')}.`);
  return given;
}

/** @throws CommandError for an option that there is not */
export const readPreviewOptions = (args: readonly string[]): ReadOptions => readOptions(args, OPTIONS);
