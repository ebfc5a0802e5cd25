import type { Page } from '@playwright/test';
import type { AppConfig } from '../../contract/config/app-config.ts';
import { ActivityId, JACKPOT_TIERS } from '../../contract/ids.ts';
import { expectColumn } from '../../src/features/lobby/model/column.ts';
import { makeLobby } from '../../src/features/lobby/model/lobby-model.ts';
import type { LobbyLinks, LobbyWords } from '../../src/features/lobby/model/lobby-texts.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

test.use({ renderer: 'canvas' });

const SIZES = [
  { width: 360, height: 740 },
  { width: 412, height: 915 },
  { width: 740, height: 360 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

/** No box depends on a word. */
const WORDS: LobbyWords = { t: (key) => key, titleOf: (key) => key, formatLocale: 'en-PH' };
const LINKS = { category: () => '', play: () => '' } as unknown as LobbyLinks;

/** Boxes of the lobby by name, from its own corner. */
type Boxes = Readonly<Record<string, readonly number[]>>;

function boxesOfModel(config: AppConfig, { width, height }: (typeof SIZES)[number]): Boxes {
  const column = expectColumn(width, { innerWidth: width, innerHeight: height }, false);
  if (!column) throw new Error('the page has no width');
  const { layout } = makeLobby({
    config,
    likeIds: [],
    historyIds: [],
    unshown: [],
    isMember: false,
    hasJackpot: config.activities[String(ActivityId.luckyJackpot)] !== undefined,
    column,
    density: 1,
    words: WORDS,
    links: LINKS,
    now: Date.now(),
  });
  const of = (box: { x: number; y: number; width: number; height: number } | null | undefined) =>
    box ? [box.x, box.y, box.width, box.height] : [];
  return {
    canvas: [layout.width],
    opening: of(layout.marquee?.opening),
    ...Object.fromEntries(JACKPOT_TIERS.map((tier) => [tier, of(layout.board?.[tier])])),
    ...Object.fromEntries(layout.rails.map(({ box }, index) => [`rail ${index}`, of(box)])),
  };
}

const boxesOfPage = (page: Page): Promise<Boxes> =>
  page.locator('#app [data-lobby]').evaluate((lobby) => {
    const corner = lobby.getBoundingClientRect();
    const of = (element: Element | null | undefined) => {
      const box = element?.getBoundingClientRect();
      return box ? [box.left - corner.left, box.top - corner.top, box.width, box.height].map(Math.round) : [];
    };
    const tiers = [...lobby.querySelectorAll('button[data-tier]')].map((tier) => [
      tier.getAttribute('data-tier') ?? '',
      of(tier),
    ]);
    const rails = [...lobby.querySelectorAll('[data-guide="rail"]')].map((rail, index) => [
      `rail ${index}`,
      of(rail),
    ]);
    return {
      canvas: of(lobby.querySelector('canvas')).slice(2, 3),
      opening: of(lobby.querySelector('[data-guide="marquee"] > div')),
      ...Object.fromEntries(tiers),
      ...Object.fromEntries(rails),
    };
  });

test('boxes of the model in Node are those of mirror and canvas, at six sizes', ONCE, async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('#app [data-stage-shown="true"]')).toHaveCount(1);
  const answer = (await page.locator('#first-answer').textContent()) ?? '';
  const { data: config } = JSON.parse(answer) as { data: AppConfig };
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect
      .poll(() => boxesOfPage(page), `${size.width} × ${size.height}`)
      .toEqual(boxesOfModel(config, size));
  }
});
