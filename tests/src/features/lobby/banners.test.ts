import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { GameStatus } from '../../../../contract/ids.ts';
import { CATALOGUE } from '../../../../server/games/catalogue/games.ts';
import { type BannersInput, buildBanners } from '../../../../src/features/lobby/model/banners.ts';
import { activateMessages } from '../../../../src/platform/i18n.ts';
import { columnOf, lobbyInput } from './support/lobby-input.ts';

const JUNE = Date.UTC(2026, 5, 15, 4);
const DAY_MS = 86_400_000;
/** As if every game could be played. */
const allOpen = {
  ...lobbyInput().config,
  games: CATALOGUE.map((game) => ({ ...game, status: GameStatus.open })),
};
const input = lobbyInput({ isMember: true, hasJackpot: true, now: JUNE });
const slugs = (change: Partial<BannersInput> = {}) =>
  buildBanners({ ...input, ...change }).map(({ slug }) => slug);

beforeAll(() => activateMessages('en'));

describe('lobby banners', () => {
  it('banners are six at most and begin with the platform’s opening game, for every player and at every time', () => {
    for (const isMember of [true, false])
      for (const hasJackpot of [true, false])
        for (let month = 0; month < 12; month += 1) {
          const change = { isMember, hasJackpot, now: Date.UTC(2026, month, 15) };
          const shown = slugs(change);
          expect(shown[0]).toBe('royal-sevens');
          expect(new Set(shown).size).toBe(shown.length);
          expect(shown.length).toBeLessThanOrEqual(6);
          expect(slugs({ ...change, config: allOpen })).toHaveLength(6);
        }
  });

  it('[R01] no banner names a game that cannot be played', () => {
    for (let day = 0; day < 14; day += 1)
      for (const { gameId, slug } of buildBanners({ ...input, isMember: false, now: JUNE + day * DAY_MS })) {
        const game = CATALOGUE.find(({ id }) => id === gameId);
        if (gameId !== null) expect(game?.status, slug).toBe(GameStatus.open);
      }
  });

  it('banners announce the draw while it runs, a welcome to guests, and the season', () => {
    expect(slugs()).toContain('lucky-jackpot');
    expect(slugs({ hasJackpot: false })).not.toContain('lucky-jackpot');
    expect(slugs({ isMember: false })).toContain('curtain-up');
    expect(slugs()).not.toContain('curtain-up');
    expect(slugs({ now: Date.UTC(2026, 11, 15) })).toContain('parol-nights');
    expect(slugs({ now: Date.UTC(2026, 3, 15) })).toContain('summer-fiesta');
    expect(slugs()).not.toContain('summer-fiesta');
  });

  it('every banner has a link: to its game, or to a platform page', () => {
    for (const { slug, gameId, address } of buildBanners({ ...input, isMember: false }))
      expect(address, slug).toMatch(gameId === null ? /^\/(activity|auth|game)\// : /^\/game\/start/);
  });

  it('every game with a banner is shown within two weeks', () => {
    const days = Array.from({ length: 14 }, (_, day) => slugs({ config: allOpen, now: JUNE + day * DAY_MS }));
    const seen = new Set(days.flat());
    expect([...seen].filter((slug) => CATALOGUE.some((game) => game.slug === slug)).length).toBe(8);
  });

  it('banners have their images at every size', () => {
    const year = Array.from({ length: 365 }, (_, day) => JUNE + day * DAY_MS);
    const images = year.flatMap((now) =>
      [columnOf(412), columnOf(1280)].flatMap((column) =>
        ([1, 2] as const).flatMap((density) =>
          buildBanners({ ...input, config: allOpen, now, column, density, isMember: false }).map(
            ({ image }) => image,
          ),
        ),
      ),
    );
    const missing = [...new Set(images)].filter(
      (image) =>
        !existsSync(new URL(image.replace('/art/v/', '../../../../assets/rendered/'), import.meta.url)),
    );
    expect(missing).toEqual([]);
  });
});
