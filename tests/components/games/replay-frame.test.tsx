import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameRound } from '../../../contract/games/game-calls.ts';
import { cents } from '../../../contract/money.ts';
import type { GameManifest, GameScene } from '../../../games/engine/game-manifest.ts';
import { moneyText } from '../../../games/engine/money-text.ts';
import { makeReplayBar, openReplayView } from '../../../games/engine/replay-view.ts';
import { GAMES } from '../../../games/game-list.ts';
import { commitOf, fairSource } from '../../../maths/provably-fair.ts';
import { versionVectors } from '../../../maths/version-hash/version-vectors.ts';
import { loadMessages } from '../../../src/platform/i18n.ts';

type AnyManifest = GameManifest<unknown, unknown>;

interface Replayed {
  readonly slug: string;
  readonly manifest: AnyManifest;
  readonly round: GameRound;
}

/** A seeded round of each game that pays, with acts where the game has them. */
const REPLAYED: readonly Replayed[] = await Promise.all(
  GAMES.map(async ({ slug, kind, listing, versions: [version] }) => {
    const manifests: Record<string, AnyManifest> = await import(`../../../games/${slug}/manifest.ts`);
    const [manifest] = Object.values(manifests);
    if (!manifest) throw new Error(`no manifest of ${slug}`);
    const vectors = versionVectors(await version.load(), await version.loadRules());
    const vector = vectors.find(({ win, acts }) => win > 0 && (kind !== 'acts' || acts.length > 1));
    if (!vector) throw new Error(`no round of ${slug} pays`);
    const { serverSeed, clientSeed, nonce, bet, acts, stake, win, outcome } = vector;
    const round: GameRound = {
      roundId: '00000000-0000-7000-8000-000000000001',
      gameId: listing.id,
      slug,
      isPlayMoney: false,
      bet,
      acts: [...acts],
      absentActs: 0,
      stake: cents(stake),
      win: cents(win),
      outcome,
      settledAt: 5,
      proof: { commit: commitOf(serverSeed), serverSeed, clientSeed, nonce, maths: version.maths },
    };
    return { slug, manifest, round };
  }),
);

/** A scene that notes all that it is told to show. */
function noteScene() {
  const scene = {
    start: vi.fn<GameScene<unknown, unknown>['start']>(),
    show: vi.fn<GameScene<unknown, unknown>['show']>(async () => undefined),
    showOpen: vi.fn<NonNullable<GameScene<unknown, unknown>['showOpen']>>(async () => undefined),
    update: vi.fn<NonNullable<GameScene<unknown, unknown>['update']>>(),
    cancel: vi.fn(),
    setReducedMotion: vi.fn(),
    free: vi.fn(),
  };
  return scene;
}

const openNoted = async ({ manifest, round }: Replayed) => {
  const scene = noteScene();
  const place = document.createElement('div');
  document.body.append(place);
  const noted: AnyManifest = { ...manifest, openScene: async () => scene };
  const view = await openReplayView(noted, round, {
    place,
    sound: { set: () => undefined, play: () => undefined } as never,
    announce: () => undefined,
    forcedRenderer: null,
  });
  return { scene, place, view };
};

const asked = vi.fn<typeof fetch>();

beforeAll(() => loadMessages('shell', 'game', ...REPLAYED.flatMap(({ manifest }) => manifest.messages)));

beforeEach(() => {
  vi.useFakeTimers();
  asked.mockReset();
  vi.stubGlobal('fetch', asked);
  document.body.replaceChildren();
  Object.defineProperty(document, 'fonts', { value: { load: async () => [] }, configurable: true });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const OWN = REPLAYED.filter(({ manifest }) => !manifest.replayView);
const SHARED = REPLAYED.filter(({ manifest }) => manifest.replayView);

describe('replay of a past round', () => {
  it('every game that there is replays its rounds', () => {
    expect(OWN.length + SHARED.length).toBe(GAMES.length);
    expect(SHARED.map(({ slug }) => slug).toSorted()).toEqual(['airship', 'keno-lights']);
  });

  it.each(OWN)(
    '$slug shows the stops, cards and amounts of the record, and asks the server nothing',
    async (replayed) => {
      const { scene, place, view } = await openNoted(replayed);
      const { round, manifest } = replayed;
      const shown = view.show();
      await vi.runAllTimersAsync();
      await shown;
      expect(scene.start).toHaveBeenCalledOnce();
      expect(scene.show).toHaveBeenCalledOnce();
      const [told] = scene.show.mock.calls[0] ?? [];
      expect(told).toEqual(round);
      // Whatever could be pressed in the picture is out of reach.
      expect(place.inert).toBe(true);
      const states = scene.update.mock.calls.map(([state]) => state);
      expect(states.map(({ phase }) => phase.kind)).toEqual(['ready', 'showing', 'ready']);
      for (const state of states)
        expect(state).toMatchObject({ bet: round.bet, stake: round.stake, balance: 0 });
      const steps = scene.showOpen.mock.calls.map(([step]) => step);
      const { serverSeed, clientSeed, nonce } = round.proof;
      const bet = manifest.maths.readBet(round.bet);
      expect(steps.map(({ acts, outcome, stake }) => ({ acts, outcome, stake }))).toEqual(
        round.acts.map((_, made) => {
          const acts = round.acts.slice(0, made);
          const random = fairSource(serverSeed ?? '', clientSeed, nonce);
          const { outcome, stake } = manifest.maths.play(bet, acts, random);
          return { acts, outcome, stake };
        }),
      );
      expect(asked).not.toHaveBeenCalled();
    },
  );

  it.each(OWN.filter(({ round }) => round.acts.length > 0))(
    '$slug shows the end alone while the server seed is secret',
    async (replayed) => {
      const round = { ...replayed.round, proof: { ...replayed.round.proof, serverSeed: null } };
      const { scene, view } = await openNoted({ ...replayed, round });
      await view.show();
      expect(scene.showOpen).not.toHaveBeenCalled();
      expect(scene.show).toHaveBeenCalledOnce();
    },
  );

  it('keno lights up the numbers of the record, and airship ends where the record says', async () => {
    const drawnOf = (slug: string) => SHARED.find((one) => one.slug === slug) as Replayed;
    const keno = drawnOf('keno-lights');
    const { place, view, scene } = await openNoted(keno);
    view.setReducedMotion(true);
    await view.show();
    const lit = [...place.querySelectorAll('[data-lamp="called"], [data-lamp="hit"]')];
    const { drawn } = keno.round.outcome as { drawn: number[] };
    expect(lit.map(({ textContent }) => Number(textContent)).toSorted((a, b) => a - b)).toEqual(
      drawn.toSorted((a, b) => a - b),
    );
    expect(place.textContent).toContain(moneyText(keno.round.win));
    expect(scene.show).not.toHaveBeenCalled();

    const airship = drawnOf('airship');
    const flight = await openNoted(airship);
    flight.view.setReducedMotion(true);
    await flight.view.show();
    const { crashAt } = airship.round.outcome as { crashAt: number };
    expect(flight.place.textContent).toContain((crashAt / 100).toFixed(2));
    expect(flight.place.textContent).toContain(moneyText(airship.round.win));
  });

  it('round of another game is not shown', async () => {
    const [slot, table] = [OWN[0], OWN.find(({ slug }) => slug === 'roulette-royale')] as [
      Replayed,
      Replayed,
    ];
    await expect(openNoted({ ...slot, round: table.round })).rejects.toThrow();
  });

  it('bar names stake and win of the record, and its button waits for the end', async () => {
    let end = () => {};
    const show = vi.fn(
      () =>
        new Promise<void>((done) => {
          end = done;
        }),
    );
    const bar = makeReplayBar({ stake: cents(12_345), win: cents(67_890) }, show);
    expect(bar.view.querySelector('p')?.textContent).toBe('Stake ₱123.45 · paid ₱678.90');
    const button = bar.view.querySelector('button') as HTMLButtonElement;
    const played = bar.play();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    button.click();
    expect(show).toHaveBeenCalledOnce();
    end();
    await played;
    expect(button.getAttribute('aria-disabled')).toBe('false');
    button.click();
    expect(show).toHaveBeenCalledTimes(2);
  });
});
