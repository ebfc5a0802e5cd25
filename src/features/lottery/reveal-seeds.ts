import { getLottery } from '../../../contract/lottery/lottery-calls.ts';
import { revealLotterySeed } from '../../../contract/lottery/reveal-calls.ts';
import { after } from '../../platform/clock.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { timeNow } from '../../platform/time.ts';
import { isHidden, onVisibilityChange } from '../../platform/visibility.ts';
import { renewAnswers } from '../../session/calls/query-client.ts';
import { listLotterySeeds, saveLotterySeed } from '../../session/player/lottery-seeds.ts';
import { profileStore } from '../../session/player/profile-store.ts';
import { createRevealer } from './revealer.ts';

const SILENT = { isSilent: true } as const;

const look = createRevealer({
  list: listLotterySeeds,
  save: saveLotterySeed,
  fetchOffers: async () => (await callServer(getLottery, {}, SILENT)).offers,
  reveal: (seed) => callServer(revealLotterySeed, seed, SILENT),
  onRevealed: () => void renewAnswers(getLottery),
  now: timeNow,
  after,
  random: Math.random,
});

let isFollowing = false;

/** From here on, wherever the player is in the app. */
export function followReveals(): void {
  void look();
  if (isFollowing) return;
  isFollowing = true;
  // A timer does not run in a page that sleeps.
  onVisibilityChange(() => {
    if (!isHidden()) void look();
  });
  addEventListener('online', () => void look());
  profileStore.subscribe(({ user }, before) => {
    if (user?.id !== before.user?.id) void look();
  });
}
