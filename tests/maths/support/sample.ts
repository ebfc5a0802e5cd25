import type { GameMaths } from '../../../maths/game-maths.ts';
import type { RandomSource } from '../../../maths/random-source.ts';
import { seededRandom } from '../seeded-random.ts';

/** Half the width of the 99.99 % interval, in standard errors. */
export const INTERVAL_WIDTH = 3.891;

/** One way to play a game, with its expected return and standard deviation in stakes of the first bet. */
export interface Sample {
  readonly name: string;
  readonly expected: number;
  readonly deviation: number;
  /** Plays one round. Its net result over its first stake, plus one: what a stake returns. */
  play(random: RandomSource): number;
}

/** One round to its end, with the acts of a way to play. */
export function playRound<Bet, Act, Outcome>(
  game: GameMaths<Bet, Act, Outcome>,
  bet: Bet,
  random: RandomSource,
  nextAct: (outcome: Outcome) => Act | null = () => null,
) {
  const tape = recorded(random);
  const acts: Act[] = [];
  let round = game.play(bet, acts, tape);
  while (!round.isOver) {
    const act = nextAct(round.outcome);
    if (act === null) throw new Error(`${game.slug}: an open round without an act`);
    acts.push(act);
    tape.rewind();
    round = game.play(bet, acts, tape);
  }
  return round;
}

/** A way to play: the same bet each round, and acts until the round is over. */
export function sampleOf<Bet, Act, Outcome>(
  game: GameMaths<Bet, Act, Outcome>,
  bet: Bet,
  figures: Pick<Sample, 'name' | 'expected' | 'deviation'>,
  nextAct?: (outcome: Outcome) => Act | null,
): Sample {
  const first = game.stakeOf(bet);
  return {
    ...figures,
    play(random) {
      const { win, stake } = playRound(game, bet, random, nextAct);
      return (win - stake) / first + 1;
    },
  };
}

/** The same draws again after each rewind, as the seeds of a round give them. */
function recorded(random: RandomSource): RandomSource & { rewind(): void } {
  const drawn: number[] = [];
  let next = 0;
  return {
    integer(below) {
      if (next === drawn.length) drawn.push(random.integer(below));
      const number = drawn[next] as number;
      next += 1;
      return number;
    },
    rewind() {
      next = 0;
    },
  };
}

interface SampledReturn {
  readonly mean: number;
  readonly deviation: number;
  /** Distance of the mean from what is expected, in standard errors. */
  readonly errors: number;
}

export function measureSample(sample: Sample, rounds: number, seed: number): SampledReturn {
  const random = seededRandom(seed);
  let sum = 0;
  let squares = 0;
  for (let round = 0; round < rounds; round += 1) {
    const paid = sample.play(random);
    sum += paid;
    squares += paid * paid;
  }
  const mean = sum / rounds;
  return {
    mean,
    deviation: Math.sqrt(squares / rounds - mean * mean),
    errors: (Math.abs(mean - sample.expected) * Math.sqrt(rounds)) / sample.deviation,
  };
}
