import { randomUUID } from 'node:crypto';
import { seedPlayer, type TestPlayer } from '../games/platform.ts';
import { earnChance, readDrawInfo } from '../jackpot/draw-platform.ts';
import type { TestApp } from '../support/app.ts';
import { openSeedPair } from '../support/seed-pair.ts';
import { dataOf } from './play-insider.ts';
import { giveDiamonds } from './prize-products.ts';

const ROYAL_SEVENS = 101;
export const CLIENT_SEED = 'player-seed';

export interface WaitingPlayer {
  readonly player: TestPlayer;
  readonly gameToken: string;
  /** Commitments of everything that waits, by what it is of. */
  readonly commits: Readonly<Record<'open' | 'next' | 'draw' | 'card' | 'boughtCard' | 'spin', string>>;
  readonly cardId: string;
}

/** The commitments that a player is shown. @throws Error for a refused call */
export async function readCommits(
  app: TestApp,
  { sessionId }: TestPlayer,
): Promise<WaitingPlayer['commits']> {
  const pair = dataOf(await app.call('getSeedPair', {}, sessionId));
  const cards = dataOf(await app.call('getScratchCardInfo', {}, sessionId));
  return {
    open: pair.seedPair?.commit,
    next: pair.nextCommit,
    draw: (await readDrawInfo(app, sessionId)).draw.commit,
    card: cards.commit,
    boughtCard: cards.card?.commit,
    spin: dataOf(await app.call('actInviteUser', {}, sessionId)).commit,
  };
}

/** A player of whom a seed of every kind waits: a chance to draw, a card that was bought and diamonds, and a spin. */
export async function seedWaitingPlayer(app: TestApp): Promise<WaitingPlayer> {
  const player = await seedPlayer(app.context, { coin: 50_000 });
  await earnChance(app.context, player.id, app.clock.now());
  const { id, sessionId } = player;
  const { gameToken } = await openGameOf(app, player);
  await giveDiamonds(app, player);
  await app.call('actInviteUser', {}, sessionId);
  dataOf(await app.call('actInviteClickInvite', { requestId: randomUUID() }, sessionId));
  const { commit } = dataOf(await app.call('getScratchCardInfo', {}, sessionId));
  const buying = { requestId: randomUUID(), clientSeed: CLIENT_SEED, commit };
  const { card } = dataOf(await app.call('diamondExchangeScratchcard', buying, sessionId));
  const commits = await readCommits(app, player);
  return { player: { id, sessionId }, gameToken, commits, cardId: card.cardId };
}

/** The slot of a player, with an open seed pair. */
export async function openGameOf(app: TestApp, { sessionId }: TestPlayer) {
  const { url } = dataOf(await app.call('startGame', { gameId: ROYAL_SEVENS, tryIt: 0 }, sessionId));
  const launchToken = new URL(url).hash.replace('#launch=', '');
  const opened = dataOf(await app.call('game/open', { launchToken }));
  const seeds = await openSeedPair(app, opened);
  return { gameToken: opened.gameToken as string, seeds };
}

const newRequest = () => ({ requestId: randomUUID(), clientSeed: CLIENT_SEED });

/** Every call that a seed decides, by its name. */
export function playingCalls({ player: { sessionId }, gameToken, commits, cardId }: WaitingPlayer) {
  const bet = { bet: { stake: 1_000 }, commit: commits.open };
  return [
    { name: 'game/bet', body: { ...newRequest(), ...bet }, token: gameToken },
    { name: 'receiveDrawChance', body: { ...newRequest(), commit: commits.draw }, token: sessionId },
    { name: 'scratchCardLottery', body: { requestId: randomUUID(), cardId }, token: sessionId },
    { name: 'diamondExchangeScratchcard', body: { ...newRequest(), commit: commits.card }, token: sessionId },
    { name: 'actInviteUserSpin', body: { ...newRequest(), commit: commits.spin }, token: sessionId },
    { name: 'rotateSeedPair', body: { commit: commits.next, clientSeed: CLIENT_SEED }, token: sessionId },
  ];
}

/** Somebody else, whose seeds were made by this app. */
export const seedOtherPlayer = (app: TestApp): Promise<TestPlayer> =>
  seedPlayer(app.context, { coin: 50_000 });
