import { randomBytes, randomUUID } from 'node:crypto';
import { cents } from '../../../contract/money.ts';
import { fairSource } from '../../../maths/provably-fair.ts';
import { ROYAL_SEVENS } from '../../../maths/royal-sevens.ts';
import { minesOf } from '../../maths/support/mines.ts';
import { seedPlayer } from '../games/platform.ts';
import type { TestApp } from '../support/app.ts';
import { openSeedPair } from '../support/seed-pair.ts';
import { dataOf, type InsiderProduct, winningClientSeed } from './play-insider.ts';

const ROYAL_SEVENS_ID = 101;
const MINES = 143;
const MINES_BET = { stake: cents(1_000), mines: 5 } as const;
/** Cells that are opened in a field of mines. */
const OPENED = 10;
const STAKE = cents(1_000);

async function openFrame(app: TestApp, gameId: number) {
  const player = await seedPlayer(app.context, { coin: 100_000 });
  const { url } = dataOf(await app.call('startGame', { gameId, tryIt: 0 }, player.sessionId));
  const launchToken = new URL(url).hash.replace('#launch=', '');
  return dataOf(await app.call('game/open', { launchToken }));
}

/** More than the stake comes back. */
function spinWins(serverSeed: string, clientSeed: string): boolean {
  const bet = ROYAL_SEVENS.readBet({ stake: STAKE });
  return ROYAL_SEVENS.play(bet, [], fairSource(serverSeed, clientSeed, 0)).win > STAKE;
}

const SAMPLES = 4_000;
const spinChance =
  Array.from({ length: SAMPLES }, () => spinWins(randomBytes(32).toString('hex'), 'any')).filter(Boolean)
    .length / SAMPLES;

/** The player sees the commitment of the next pair, and chooses the client seed that goes with it. */
export const seedPair: InsiderProduct = {
  name: 'bet of the next seed pair',
  chance: spinChance,
  async next(app) {
    const { gameToken, nextCommit: commit } = await openFrame(app, ROYAL_SEVENS_ID);
    return {
      commit,
      async play(serverSeed) {
        const clientSeed = winningClientSeed((tried) => spinWins(serverSeed, tried));
        dataOf(await app.call('game/rotateSeedPair', { commit, clientSeed }, gameToken));
        const body = { requestId: randomUUID(), bet: { stake: STAKE }, clientSeed, commit };
        return dataOf(await app.call('game/bet', body, gameToken)).round.win > STAKE;
      },
    };
  },
};

const safeChance = Array.from({ length: OPENED }, (_, opened) => (20 - opened) / (25 - opened)).reduce(
  (product, factor) => product * factor,
  1,
);

/** The round is open, and the player has yet to say which cells they open. */
export const openRound: InsiderProduct = {
  name: 'cells of an open round',
  chance: safeChance,
  async next(app) {
    const frame = await openFrame(app, MINES);
    const seeds = await openSeedPair(app, frame);
    const body = { requestId: randomUUID(), bet: MINES_BET, ...seeds };
    const { roundId, proof } = dataOf(await app.call('game/bet', body, frame.gameToken)).openRound;
    return {
      commit: proof.commit,
      async play(serverSeed) {
        const mines = minesOf(MINES_BET, { serverSeed, clientSeed: proof.clientSeed, nonce: proof.nonce });
        const safe = Array.from({ length: 25 }, (_, cell) => cell).filter((cell) => !mines.includes(cell));
        for (let after = 0; after < OPENED; after += 1) {
          const act = { requestId: randomUUID(), roundId, act: { kind: 'open', cell: safe[after] }, after };
          if (dataOf(await app.call('game/act', act, frame.gameToken)).round) return false;
        }
        return true;
      },
    };
  },
};
