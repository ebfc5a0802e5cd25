import { afterEach, expect, it, vi } from 'vitest';
import { readOwnSounds } from '../../../games/engine/own-sounds.ts';

const OWN = Object.fromEntries(
  ['bed.webm', 'bed.mp3', 'wins.webm', 'wins.mp3', 'sprite.json'].map((name) => [
    `../../assets/rendered/sound/slots/pearl-tides/${name}`,
    `/assets/built-${name}`,
  ]),
);
const PLACES = { bed: [250, 16_000, true], wins: { 'win-small': [145, 1_345] } };

const answerWith = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));

afterEach(() => vi.unstubAllGlobals());

it('a game’s own sounds are a bed and wins in both formats, the best first, at their places', async () => {
  answerWith(async () => Response.json(PLACES));
  const { music, wins } = await readOwnSounds(OWN);
  expect(fetch).toHaveBeenCalledWith('/assets/built-sprite.json');
  expect(music).toMatchObject({
    files: ['/assets/built-bed.webm', '/assets/built-bed.mp3'],
    place: PLACES.bed,
  });
  expect(music?.underWins).toBeLessThan(0.5);
  expect(wins).toEqual({ files: ['/assets/built-wins.webm', '/assets/built-wins.mp3'], places: PLACES.wins });
});

it.each([
  ['is refused', OWN, async () => new Response(null, { status: 404 })],
  ['is no JSON', OWN, async () => new Response('<html>')],
  ['cannot be fetched', OWN, () => Promise.reject(new TypeError('offline'))],
  ['is not in the build', {}, async () => Response.json(PLACES)],
] as const)('game whose map of sounds %s plays the shared ones without music', async (_, own, answer) => {
  answerWith(answer as () => Promise<Response>);
  expect(await readOwnSounds(own)).toEqual({});
});
