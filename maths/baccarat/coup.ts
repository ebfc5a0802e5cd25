/** Both hands of a coup. Cards are whatever the deal gives: cards of a game, points of a count. */
interface Coup {
  readonly player: number[];
  readonly banker: number[];
}

export const NATURAL_POINTS = 8;
/** With so many points or fewer the player draws a third card, and so does the banker when the player stood. */
export const DRAWS_UP_TO = 5;

/** Deals a whole coup by the third-card rules. @param pointsOf 0 to 9 for one card */
export function dealCoup(deal: () => number, pointsOf: (card: number) => number): Coup {
  const [first, second, third, fourth] = [deal(), deal(), deal(), deal()];
  const player = [first, third];
  const banker = [second, fourth];
  const pointsFor = (hand: readonly number[]) => handPoints(hand.map(pointsOf));
  if (pointsFor(player) >= NATURAL_POINTS || pointsFor(banker) >= NATURAL_POINTS) return { player, banker };
  let playerThird: number | null = null;
  if (pointsFor(player) <= DRAWS_UP_TO) {
    const card = deal();
    player.push(card);
    playerThird = pointsOf(card);
  }
  if (doesBankerDraw(pointsFor(banker), playerThird)) banker.push(deal());
  return { player, banker };
}

/** The last digit of the sum. @param points of each card, 0 to 9 */
export function handPoints(points: readonly number[]): number {
  return points.reduce((sum, point) => sum + point, 0) % 10;
}

/** @param playerThird points of the player's third card; null when the player stood */
export function doesBankerDraw(points: number, playerThird: number | null): boolean {
  if (playerThird === null) return points <= DRAWS_UP_TO;
  if (points <= 2) return true;
  if (points === 3) return playerThird !== 8;
  if (points === 4) return playerThird >= 2 && playerThird <= 7;
  if (points === 5) return playerThird >= 4 && playerThird <= 7;
  return points === 6 && (playerThird === 6 || playerThird === 7);
}
