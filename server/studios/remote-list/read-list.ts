import * as z from 'zod/mini';
import { GameType } from '../../../contract/ids.ts';
import type { StatedGame } from '../../games/public/remote-games.ts';
import type { Aggregator } from '../remote/aggregators-config.ts';
import type { StudioBounds } from '../studios-config.ts';

/** What breaks a line, moves a terminal's cursor, or turns the direction of what follows. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
/** It is shown to players and operators. */
const textSchema = (most: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(most),
    z.refine((text) => !UNSEEN.test(text) && /[\p{L}\p{N}]/u.test(text), 'it cannot be shown as it is'),
  );
/** In percent, as a studio states it. */
const percentSchema = z.union([
  z.number().check(z.minimum(0), z.maximum(1_000)),
  z.pipe(z.string().check(z.regex(/^\d{1,3}(\.\d{1,6})?$/)), z.transform(Number)),
]);

/** Of the fields of a game those that we read. */
const rowSchema = z.object({
  game_code: z.string().check(z.minLength(1), z.maxLength(128)),
  name: textSchema(80),
  product: textSchema(60),
  category: z.nullish(z.string()),
  enabled: z.boolean(),
  url_thumb: z.nullish(z.string().check(z.maxLength(2_048))),
  blocked_countries: z.nullish(z.array(z.string())),
  rtp: z.nullish(percentSchema),
  volatility: z.nullish(z.number().check(z.minimum(1), z.maximum(5))),
});
type ListRow = z.output<typeof rowSchema>;

/** A list that is not taken; the message is the end of a sentence, for operators. */
export class ListError extends Error {
  override readonly name = 'ListError';
}

/** A row by which no game is listed. */
interface LeftOut {
  /** Its code, or its place in the list. */
  readonly row: string;
  readonly reason: string;
}

interface ReadList {
  readonly rows: readonly ListRow[];
  readonly leftOut: readonly LeftOut[];
}

/** Each one is judged in one go, in which nothing else is answered. */
const MAX_ROWS = 50_000;

/** The rows that have the form of a game; of two with one code the first. @throws ListError where none has */
export function readList(answer: unknown): ReadList {
  if (!Array.isArray(answer)) throw new ListError('is no list');
  if (answer.length > MAX_ROWS) throw new ListError(`has ${answer.length} rows, more than ${MAX_ROWS}`);
  const rows = new Map<string, ListRow>();
  const leftOut: LeftOut[] = [];
  for (const [at, entry] of answer.entries()) {
    const result = rowSchema.safeParse(entry);
    const [issue] = result.error?.issues ?? [];
    if (!result.success)
      leftOut.push({ row: `row ${at + 1}`, reason: `${String(issue?.path[0] ?? 'row')}: ${issue?.message}` });
    else if (rows.has(result.data.game_code))
      leftOut.push({ row: result.data.game_code, reason: 'the code is there already' });
    else rows.set(result.data.game_code, result.data);
  }
  if (rows.size === 0) throw new ListError('has no game');
  return { rows: [...rows.values()], leftOut };
}

/** Whether a list lacks so much of the one before that something must be wrong: more than a fifth. */
export const isTooShort = (games: number, before: number | null): boolean =>
  before !== null && games * 5 < before * 4;

/** A game that is offered here. */
export interface OfferedGame extends StatedGame {
  readonly pictureUrl: string;
}

interface Market {
  readonly aggregator: Pick<Aggregator, 'minStake' | 'maxStake' | 'studios'>;
  readonly country: string;
  readonly bounds: Pick<StudioBounds, 'minReturnBp' | 'maxReturnBp'>;
}

/** Every visitor is told of every game: the lobby's first answer must stay small. */
const MAX_OFFERED = 300;

/** The games of a list that are offered, the first ones, and the others with the reason why not. */
export function judgeRows(
  rows: readonly ListRow[],
  market: Market,
): { readonly offered: readonly OfferedGame[]; readonly refused: readonly LeftOut[] } {
  const offered: OfferedGame[] = [];
  const refused: LeftOut[] = [];
  for (const row of rows) {
    const game = judgeRow(row, market);
    if (typeof game !== 'string' && offered.length < MAX_OFFERED) offered.push(game);
    else
      refused.push({
        row: row.game_code,
        reason: typeof game === 'string' ? game : `there are ${MAX_OFFERED} games`,
      });
  }
  return { offered, refused };
}

/** A game as it will be listed, or why it is not. */
function judgeRow(row: ListRow, { aggregator, country, bounds }: Market): OfferedGame | string {
  if (aggregator.studios?.includes(row.product) === false) return 'its studio is not chosen';
  if (!row.enabled) return 'it is not enabled';
  if (row.blocked_countries?.some((code) => code.toUpperCase() === country))
    return `it is blocked in ${country}`;
  if (row.rtp == null) return 'no return is stated';
  const rtpBp = Math.round(row.rtp * 100);
  if (rtpBp < bounds.minReturnBp || rtpBp > bounds.maxReturnBp)
    return `its return of ${row.rtp} % is beyond the market’s bounds`;
  if (!row.url_thumb) return 'it has no picture';
  return {
    code: row.game_code,
    name: row.name,
    studio: row.product,
    typeId: typeOf(row.category ?? ''),
    rtpBp,
    volatility: Math.round(row.volatility ?? MIDDLE),
    minBet: aggregator.minStake,
    maxBet: aggregator.maxStake,
    pictureUrl: row.url_thumb,
  };
}

/** Where a studio does not state how wild its game is. */
const MIDDLE = 3;

/** What stands in a category, the first that is found: "Live Roulette" is a live game. */
const TYPE_SIGNS: readonly [RegExp, number][] = [
  [/live/i, GameType.live],
  [/slot/i, GameType.slots],
  [/bingo|keno|lotter/i, GameType.bingo],
  [/fish|shoot/i, GameType.fishing],
  [/crash|instant|scratch|mines|plinko|arcade/i, GameType.instant],
  [/table|card|roulette|blackjack|baccarat|poker|dice/i, GameType.tables],
];

const typeOf = (category: string): number =>
  TYPE_SIGNS.find(([sign]) => sign.test(category))?.[1] ?? GameType.slots;
