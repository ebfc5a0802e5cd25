import { drawBelow } from '../../../../maths/hosted/draw.ts';
import { DRAW_VECTOR } from '../../../../maths/hosted/draw-vector.ts';
import { BLOCK_LINES, LINE_BYTES } from '../../../../maths/hosted/table-block.ts';
import { fairSource } from '../../../../maths/provably-fair.ts';
import type { GameSheet } from '../../../../maths/sheets/game-sheet.ts';
import { PROOF_FORMAT, PROOF_VERSION } from '../../../../maths/verify-proof-file.ts';

/** What holds for several games, in reading order: sections of the `how` messages, with how many paragraphs each has. */
export const COMMON_SECTIONS = {
  seeds: 4,
  shared: 3,
  numbers: 4,
  draws: 4,
  reels: 5,
  spots: 2,
  acts: 2,
  money: 2,
  hosted: 7,
  check: 4,
  lottery: 4,
} as const;

/** What is said of a game, in reading order; a game without acts says nothing of them. */
export const GAME_PARTS = ['bet', 'draw', 'acts', 'absent', 'outcome', 'win'] as const;

type Values = Readonly<Record<string, string | number>>;

const numberIn = (data: GameSheet['data'], name: string): number => Number(data[name]);

/** The figures in what is said of a game: they are those of its sheet. */
export function valuesOf({ data }: GameSheet): Values {
  const plain = Object.entries(data).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );
  const { coins, of } = (data.coinChance ?? {}) as { coins?: number; of?: number };
  return {
    ...Object.fromEntries(plain),
    coins: coins ?? 0,
    of: of ?? 0,
    faces: Array.isArray(data.colors) ? data.colors.length : 0,
    last: numberIn(data, 'cells') - 1,
    least: numberIn(data, 'start') + 1,
  };
}

/** The figures of the common sections. @param sheets of all games */
export function commonValues(sheets: readonly GameSheet[]): Values {
  const deck = sheets.find(({ data }) => data.decks !== undefined)?.data ?? {};
  const table = sheets.find(({ data }) => data.maxSpots !== undefined)?.data ?? {};
  return {
    deckCards: numberIn(deck, 'deckCards'),
    ranks: numberIn(deck, 'ranks'),
    maxSpots: numberIn(table, 'maxSpots'),
    ...hostedValues(),
    format: PROOF_FORMAT,
    version: PROOF_VERSION,
    // A field's name, of which the texts have no other spelling.
    maths: 'maths',
  };
}

/** The figures of what is said of other studios' games. They are texts: no locale groups their digits. */
function hostedValues(): Values {
  const { serverSeed, clientSeed, nonce, sum } = DRAW_VECTOR;
  return {
    hostedSeed: serverSeed,
    hostedClient: clientSeed,
    hostedNonce: String(nonce),
    hostedSum: String(sum),
    hostedDraw: String(drawBelow(fairSource(serverSeed, clientSeed, nonce), sum)),
    hostedLineBytes: LINE_BYTES,
    hostedBlockLines: BLOCK_LINES,
  };
}
