import { airshipOutcomeSchema } from '../../../../contract/games/airship.ts';
import { blackjackOutcomeSchema } from '../../../../contract/games/blackjack-salon.ts';
import { colorOutcomeSchema } from '../../../../contract/games/color-game.ts';
import { dragonTigerOutcomeSchema } from '../../../../contract/games/dragon-tiger.ts';
import { baccaratOutcomeSchema } from '../../../../contract/games/grand-baccarat.ts';
import { highLowOutcomeSchema } from '../../../../contract/games/high-low-salon.ts';
import { kenoOutcomeSchema } from '../../../../contract/games/keno-lights.ts';
import { minesOutcomeSchema } from '../../../../contract/games/mines-of-brass.ts';
import { plinkoOutcomeSchema } from '../../../../contract/games/plinko-tower.ts';
import { rouletteOutcomeSchema } from '../../../../contract/games/roulette-royale.ts';
import { cardName } from '../../../platform/card-name.ts';
import { formatLocale, t } from '../../../platform/i18n.ts';

/** One part of what a round decided: what it is, and its value, both in the player's language. */
export type ResultRow = readonly [label: string, text: string];

const MINES_ROW_CELLS = 5;

/** Of each game that is no slot, by its slug. */
const OUTCOME_ROWS: Readonly<Record<string, (outcome: unknown) => ResultRow[]>> = {
  'roulette-royale': (outcome) => [
    [t('fair.result.number'), String(rouletteOutcomeSchema.parse(outcome).number)],
  ],
  'grand-baccarat': (outcome) => {
    const { player, banker } = baccaratOutcomeSchema.parse(outcome);
    return [
      [t('fair.result.player'), handText(player)],
      [t('fair.result.banker'), handText(banker)],
    ];
  },
  'dragon-tiger': (outcome) => {
    const { dragon, tiger } = dragonTigerOutcomeSchema.parse(outcome);
    return [
      [t('fair.result.dragon'), cardName(dragon)],
      [t('fair.result.tiger'), cardName(tiger)],
    ];
  },
  'blackjack-salon': describeBlackjack,
  'high-low-salon': (outcome) => {
    const { firstCard, steps, multiplier } = highLowOutcomeSchema.parse(outcome);
    return [
      [t('fair.result.first'), cardName(firstCard)],
      ...steps.map(({ kind, card }, at): ResultRow => {
        const guess = t(`highlow.guess.${kind}`);
        return [t('fair.result.step', { place: at + 1 }), t('highlow.step', { guess, card: cardName(card) })];
      }),
      returnedRow(multiplier),
    ];
  },
  'color-game': (outcome) => {
    const { dice } = colorOutcomeSchema.parse(outcome);
    return [[t('fair.result.dice'), listText(dice.map((die) => t(`color.name.${die}`)))]];
  },
  'plinko-tower': (outcome) => {
    const { path, slot, multiplier } = plinkoOutcomeSchema.parse(outcome);
    const steps = path.map((step) => t(step === 0 ? 'fair.result.left' : 'fair.result.right'));
    return [
      [t('fair.result.path'), listText(steps)],
      [t('fair.result.pocket'), String(slot + 1)],
      returnedRow(multiplier),
    ];
  },
  'mines-of-brass': (outcome) => {
    const { opened, mines, multiplier } = minesOutcomeSchema.parse(outcome);
    return [
      [t('fair.result.opened'), listText(opened.map(cellName))],
      [t('fair.result.mines'), listText((mines ?? []).map(cellName))],
      returnedRow(multiplier),
    ];
  },
  'keno-lights': (outcome) => {
    const { drawn, hits, multiplier } = kenoOutcomeSchema.parse(outcome);
    return [
      [t('fair.result.drawn'), listText(drawn.map(String))],
      [t('fair.result.hits'), listText(hits.map(String))],
      returnedRow(multiplier),
    ];
  },
  airship: (outcome) => {
    const { crashAt, multiplier } = airshipOutcomeSchema.parse(outcome);
    const end: ResultRow[] = crashAt === null ? [] : [[t('fair.result.crash'), times(crashAt)]];
    return [...end, returnedRow(multiplier)];
  },
};

/**
 * What a round decided, in words.
 * @param outcome as worked out here; of this game
 * @returns null for a game without words of its own
 */
export const describeResult = (slug: string, outcome: unknown): ResultRow[] | null =>
  Object.hasOwn(OUTCOME_ROWS, slug) ? (OUTCOME_ROWS[slug]?.(outcome) ?? null) : null;

function describeBlackjack(outcome: unknown): ResultRow[] {
  const { hands, dealer, insurance } = blackjackOutcomeSchema.parse(outcome);
  return [
    ...hands.map((one, at): ResultRow => [t('fair.result.hand', { place: at + 1 }), handText(one)]),
    [t('fair.result.dealer'), handText(dealer)],
    ...(insurance ? [[t('fair.result.insurance'), t('fair.result.insured')] as const] : []),
  ];
}

const handText = ({ cards, points }: { readonly cards: readonly number[]; readonly points: number }) =>
  t('fair.result.points', { cards: listText(cards.map(cardName)), points });

/** @param cell 0 to 24, row by row from the upper left */
const cellName = (cell: number) =>
  t('fair.result.cell', {
    row: Math.floor(cell / MINES_ROW_CELLS) + 1,
    column: (cell % MINES_ROW_CELLS) + 1,
  });

/** @param multiplier hundredths of the stake */
const times = (multiplier: number) =>
  t('fair.result.times', { times: (multiplier / 100).toLocaleString(formatLocale()) });

const returnedRow = (multiplier: number): ResultRow => [t('fair.result.returned'), times(multiplier)];

/** Cells have commas of their own, so items are parted by a dot. */
const listText = (items: readonly string[]) =>
  items.length === 0 ? t('fair.result.none') : items.join(' · ');
