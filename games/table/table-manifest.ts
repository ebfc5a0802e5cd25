import { type PlacedBets, placedBetsSchema } from '../../contract/games/placed-bets.ts';
import type { Cents } from '../../contract/money.ts';
import { t } from '../../src/platform/i18n.ts';
import type { GameManifest } from '../engine/game-manifest.ts';
import { moneyText } from '../engine/money-text.ts';
import type { Observable } from '../engine/observable.ts';
import type { RoundOf } from '../engine/round.ts';
import { makeChipChoice } from './chip-choice.ts';

type Manifest<Outcome> = GameManifest<PlacedBets, Outcome>;
type OfTheTable = 'bet' | 'firstBet' | 'betControls' | 'roundRows' | 'paintedTexts';

interface TableTexts<Outcome> {
  /** The chip that a press on the board places. */
  readonly chip: Observable<Cents>;
  /** A spot in the player's language. */
  spotName(spot: string): string;
  /** An outcome as a sentence. */
  outcomeText(outcome: Outcome): string;
}

/** A game whose bets are chips on a board: its bet is made in the scene, its chip chosen in the console. */
export function tableManifest<Outcome>({
  chip,
  spotName,
  outcomeText,
  ...game
}: Omit<Manifest<Outcome>, OfTheTable> & TableTexts<Outcome>): Manifest<Outcome> {
  return {
    ...game,
    bet: placedBetsSchema,
    firstBet: () => null,
    betControls: () => makeChipChoice({ chip }),
    roundRows: ({ bet, outcome }: RoundOf<PlacedBets, Outcome>) => [
      [t('game.rounds.bet'), betText(bet, spotName)],
      [t('game.rounds.outcome'), outcomeText(outcome)],
    ],
    paintedTexts: () => [],
  };
}

/** A bet as a list of spots and stakes. */
const betText = ({ placed }: PlacedBets, nameOf: (spot: string) => string): string =>
  placed.map(({ spot, stake }) => `${nameOf(spot)} ${moneyText(stake)}`).join(', ');
