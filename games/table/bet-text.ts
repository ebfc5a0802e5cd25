import type { PlacedBets } from '../../contract/games/placed-bets.ts';
import { moneyText } from '../engine/money-text.ts';

/** A bet as a list of spots and stakes. */
export const betText = ({ placed }: PlacedBets, nameOf: (spot: string) => string): string =>
  placed.map(({ spot, stake }) => `${nameOf(spot)} ${moneyText(stake)}`).join(', ');
