import type { BrowserContext, Page } from 'playwright';
import { VIP_THEMES } from '../../server/rewards/default-vip-themes.ts';
import { filmAward } from './award-film.ts';
import { filmBigWin } from './big-win-film.ts';
import { filmFirstVisit } from './first-visit-film.ts';
import { BOTH_SIZES, LOBBY_SIZES, PHONE_ONLY, type Scene } from './scene.ts';

const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

async function openFilters(page: Page): Promise<void> {
  if (isNarrow(page)) await page.getByRole('button', { name: 'Filters' }).click();
  const fields = isNarrow(page)
    ? page.getByRole('dialog', { name: 'Filters' })
    : page.getByRole('complementary', { name: 'Filters' });
  await fields.getByRole('checkbox', { name: /^Tala Play/ }).check();
  await fields.getByRole('checkbox', { name: /^Wilds/ }).check();
  await fields.getByRole('checkbox').first().scrollIntoViewIfNeeded();
}

async function playARound(page: Page): Promise<void> {
  const game = page.frameLocator('iframe[title^="Royal Sevens"]');
  const spin = game.getByRole('button', { name: /^Spin for/ });
  await spin.click({ timeout: 60_000 });
  await game.getByRole('button', { name: 'Spinning' }).waitFor();
  await spin.and(game.locator('[aria-disabled=false]')).waitFor({ timeout: 180_000 });
}

const SHOWN_LEVEL = 7;

/** Nobody bets that much for a screenshot: the level is put into the server's answer. */
const reachLevel = (context: BrowserContext) =>
  context.route('**/app/v1/getVipInfo', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const { vipData } = answer.data;
    Object.assign(vipData, { vip: SHOWN_LEVEL, reached: SHOWN_LEVEL, vipExp: 5_600_000 });
    for (const step of vipData.levels)
      step.state = step.level > SHOWN_LEVEL ? 'locked' : step.level === SHOWN_LEVEL ? 'open' : 'claimed';
    await route.fulfill({ response, json: answer });
  });

async function bringRoadToRest(page: Page): Promise<void> {
  await page.waitForFunction(() => window.__road?.isShown());
  await page.evaluate(() => window.__road?.complete());
  await page.evaluate(() => window.__road?.freeze());
}

/** The scenes, in the order of a player's visit. Every clone has them: a size is taken where it shows something else. */
export const SCENES: readonly Scene[] = [
  {
    name: 'notice',
    about: 'The first visit: the notice in front of the platform',
    sizes: BOTH_SIZES,
    who: 'stranger',
    at: '/',
    hasStage: false,
    act: (page) => page.getByRole('button', { name: 'Accept', exact: true }).waitFor(),
  },
  {
    name: 'first-visit',
    about: 'A first visit, from the closed curtain to the lobby',
    sizes: PHONE_ONLY,
    who: 'stranger',
    at: '/',
    film: filmFirstVisit,
  },
  { name: 'lobby-guest', about: 'The lobby for a guest', sizes: LOBBY_SIZES, who: 'guest', at: '/' },
  { name: 'lobby-member', about: 'The lobby for a member', sizes: BOTH_SIZES, who: 'member', at: '/' },
  {
    name: 'lobby-end',
    about: 'The end of the lobby’s page',
    sizes: PHONE_ONLY,
    who: 'member',
    at: '/',
    act: async (page) => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'tour',
    about: 'A stop of the first tour',
    sizes: BOTH_SIZES,
    who: 'member',
    at: '/member',
    hasStage: false,
    act: async (page) => {
      await page.getByRole('button', { name: /^Take the tour/ }).click();
      const tour = page.getByRole('dialog', { name: 'Lobby tour' });
      await tour.getByRole('button', { name: 'Next' }).click();
      await tour.getByRole('heading', { name: 'Four jackpots' }).waitFor();
    },
  },
  {
    name: 'search',
    about: 'Searching, with a slip of the finger',
    sizes: BOTH_SIZES,
    who: 'guest',
    at: '/game/search',
    act: async (page) => {
      await page.getByRole('searchbox', { name: 'Search games' }).fill('royl');
      await page.getByRole('list', { name: 'Results' }).locator('mark').first().waitFor();
    },
  },
  {
    name: 'filters',
    about: 'The platform’s games by what matters to one',
    sizes: BOTH_SIZES,
    who: 'guest',
    at: '/game/search?type=1',
    act: openFilters,
  },
  {
    name: 'nothing-found',
    about: 'Nothing found, and what stands in the way',
    sizes: BOTH_SIZES,
    who: 'guest',
    at: '/game/search?text=keno&volatility=1',
  },
  {
    name: 'all-slots',
    about: 'All games of a rail',
    sizes: PHONE_ONLY,
    who: 'guest',
    at: '/game/search?type=1',
  },
  {
    name: 'game-sheet',
    about: 'The sheet of a game',
    sizes: BOTH_SIZES,
    who: 'guest',
    at: '/game/search?text=royal',
    act: async (page) => {
      await page
        .getByRole('list', { name: 'Results' })
        .getByRole('button', { name: /^Royal Sevens/ })
        .click();
      await page.getByRole('dialog', { name: 'Royal Sevens' }).waitFor();
    },
  },
  {
    name: 'game',
    about: 'A round of Royal Sevens with play money',
    sizes: BOTH_SIZES,
    who: 'member',
    at: '/game/start?gameId=101&tryIt=1',
    hasStage: false,
    act: playARound,
  },
  {
    name: 'jackpot',
    about: 'The hall of the Lucky Jackpot',
    sizes: BOTH_SIZES,
    who: 'member',
    at: '/activity/jackpot',
    hasStage: false,
    act: (page) => page.getByRole('listitem').nth(9).waitFor(),
  },
  {
    name: 'award',
    about: 'A jackpot, from the ring to Collect',
    sizes: PHONE_ONLY,
    who: 'member',
    at: '/activity/jackpot',
    film: filmAward,
  },
  {
    name: 'big-win',
    about: 'A large win in Royal Sevens, from the spin to its rest',
    sizes: [[412, 780]],
    who: 'member',
    at: '/game/start',
    film: filmBigWin,
  },
  {
    name: 'vip-road',
    about: 'The road of the VIP levels',
    sizes: PHONE_ONLY,
    who: 'member',
    at: '/vip/level',
    hasStage: false,
    prepare: reachLevel,
    act: bringRoadToRest,
  },
  { name: 'email', about: 'Mail', sizes: BOTH_SIZES, who: 'member', at: '/email' },
  { name: 'wallet', about: 'The wallet', sizes: BOTH_SIZES, who: 'member', at: '/wallets' },
  { name: 'member', about: 'The member’s page', sizes: BOTH_SIZES, who: 'member', at: '/member' },
  { name: 'my-games', about: 'What was played last', sizes: BOTH_SIZES, who: 'member', at: '/member/games' },
  { name: 'profile', about: 'Profile and settings', sizes: BOTH_SIZES, who: 'member', at: '/member/profile' },
  {
    name: 'identity',
    about: 'The identity check of somebody new',
    sizes: BOTH_SIZES,
    who: 'newcomer',
    at: '/member/profile/kyc',
  },
  {
    name: 'report',
    about: 'What was staked and won',
    sizes: BOTH_SIZES,
    who: 'member',
    at: '/member/report',
  },
  {
    name: 'limits',
    about: 'Limits and breaks',
    sizes: BOTH_SIZES,
    who: 'member',
    at: '/member/self-limited',
  },
  { name: 'complaints', about: 'Complaints', sizes: BOTH_SIZES, who: 'member', at: '/member/complaints' },
  { name: 'sign-in', about: 'Signing in', sizes: BOTH_SIZES, who: 'guest', at: '/auth/accountLogin' },
  { name: 'register', about: 'A new account', sizes: BOTH_SIZES, who: 'guest', at: '/auth/register' },
  {
    name: 'not-found',
    about: 'An address that leads nowhere',
    sizes: BOTH_SIZES,
    who: 'guest',
    at: '/no/such/place',
    hasStage: false,
  },
  {
    name: 'offline',
    about: 'The lobby when the network goes',
    sizes: PHONE_ONLY,
    who: 'member',
    at: '/',
    act: async (page) => {
      // Timeout of each scene.
      await page.waitForFunction(() => window.__stage?.isShown(), undefined, { timeout: 120_000 });
      await page.context().setOffline(true);
      await page.getByText('You’re offline.').waitFor();
    },
  },
  {
    name: 'no-server',
    about: 'A first visit while the platform does not answer',
    sizes: BOTH_SIZES,
    who: 'guest',
    at: '/',
    hasStage: false,
    prepare: (context) => context.route('**/app/v1/**', (route) => route.abort('connectionrefused')),
    act: (page) => page.getByRole('heading', { level: 1 }).waitFor({ timeout: 60_000 }),
  },
  ...Object.entries(VIP_THEMES).map(([showType, { name }]) => ({
    name: `vip-${showType}`,
    about: `The look of the levels ${showType}: ${name.en}`,
    sizes: PHONE_ONLY,
    who: 'member' as const,
    at: `/?themeViewId=vip-${showType}`,
  })),
];

/** This scene comes last, because it switches maintenance on. */
export const MAINTENANCE_SCENE: Scene = {
  name: 'maintenance',
  about: 'The platform is closed for a while',
  sizes: BOTH_SIZES,
  who: 'guest',
  at: '/',
  hasStage: false,
  act: (page) => page.getByRole('heading', { name: 'Intermission' }).waitFor(),
};
