// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://127.0.0.1/" }
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteSnapshot } from '../../../src/app/snapshot/delete-snapshot.ts';
import { nameDrawing } from '../../../src/app/snapshot/drawings.ts';
import { saveSnapshot } from '../../../src/app/snapshot/save-snapshot.ts';
import { showSnapshot } from '../../../src/app/snapshot/show-snapshot.ts';
import {
  EXPECTED,
  type SavedSnapshot,
  SNAPSHOT_ID,
  SNAPSHOT_KEY,
} from '../../../src/app/snapshot/snapshot.ts';
import { markStageSettled } from '../../../src/stage/mirror/stage-settled.ts';

const LONG = 'M0 0L10 10L20 20L30 30L40 40L50 50L60 60L70 70L80 80L90 90L99 99Z';
const DRAWING = `data:image/svg+xml,${encodeURIComponent(`<svg><path d="${LONG}"/></svg>`)}`;
const PICTURE = 'data:image/webp;base64,UklGRg==';
const LOBBY = `
  <section class="lobby" style="height: 80px" id="content" onclick="steal()" data-guide="rail">
    <h2>Hot games</h2>
    <a class="poster" href="/game/start?gameId=101" aria-label="Royal Sevens"><img src="/art/1/a.webp" width="90" alt="x"></a>
    <svg viewBox="0 0 9 9"><path d="${LONG}"></path><path d="${LONG}"></path></svg>
    <p class="balance" data-unkept>₱5,000.00</p>
    <script>steal()</script><input value="secret"><template>evil</template>
    <div class="far" data-outside>Below the window</div>
    <p class="gone" data-hidden>Not shown</p>
  </section>`;

const kept = (): SavedSnapshot | null => JSON.parse(localStorage.getItem(SNAPSHOT_KEY) ?? 'null');
const root = document.documentElement;

beforeEach(() => {
  history.replaceState(null, '', '/');
  localStorage.clear();
  document.body.innerHTML = `<div id="splash"></div><div id="app">${LOBBY}</div>`;
  const outside = (element: Element) => element.closest('[data-outside]') !== null;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = outside(this) ? 10_000 : 10;
    return new DOMRect(0, top, 50, 50);
  });
  Element.prototype.checkVisibility = function (this: Element) {
    return !this.hasAttribute('data-hidden');
  };
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.body.innerHTML = '';
  for (const mark of ['data-panel-open', 'data-cover-open']) root.removeAttribute(mark);
});

describe('saved snapshot of the lobby', () => {
  it('snapshot keeps drawing and text, and nothing that names, leads or runs', () => {
    saveSnapshot();
    const text = JSON.stringify(kept()?.nodes);
    expect(text).toContain('"Hot games"');
    expect(text).toContain('{"src":"/art/1/a.webp","width":"90"}');
    expect(text).toContain('{"class":"poster"}');
    for (const secret of [
      'steal',
      'href',
      'onclick',
      'content',
      'Royal',
      'secret',
      'evil',
      'script',
      'template',
    ])
      expect(text).not.toContain(secret);
  });

  it('snapshot keeps the place of figures of a player, and not the figures', () => {
    saveSnapshot();
    const text = JSON.stringify(kept());
    expect(text).toContain('["p",{"class":"balance","data-unkept":""}]');
    expect(text).not.toContain('5,000');
  });

  it('snapshot leaves out what the window did not show', () => {
    saveSnapshot();
    expect(JSON.stringify(kept())).not.toMatch(/Below the window|Not shown/);
  });

  it('long value is told once', () => {
    saveSnapshot();
    expect(kept()?.values).toEqual([LONG]);
    expect(JSON.stringify(kept()?.nodes)).toContain('["path",{"d":0}],["path",{"d":0}]');
  });

  it.each([
    ['another page stands there', () => history.replaceState(null, '', '/wallets')],
    ['the address asks for a theme', () => history.replaceState(null, '', '/?themeViewId=gala')],
    ['a panel lies above the lobby', () => root.setAttribute('data-panel-open', '')],
    ['an overlay covers the lobby', () => root.setAttribute('data-cover-open', '')],
  ])('snapshot is not saved while %s', (_what, change) => {
    change();
    saveSnapshot();
    expect(kept()).toBeNull();
  });

  it('first window is kept as it was before a stage stood in it, and not once it has gone', () => {
    const snapshot = document.createElement('div');
    snapshot.innerHTML = '<i data-stage-shown="true"><b>First</b></i>';
    saveSnapshot(snapshot);
    expect(kept()).toBeNull();
    document.body.append(snapshot);
    saveSnapshot(snapshot);
    expect(kept()?.nodes).toEqual([['i', { 'data-stage-shown': 'false' }, ['b', {}, 'First']]]);
  });

  it('browser that wants none keeps none', () => {
    localStorage.setItem(SNAPSHOT_KEY, 'off');
    saveSnapshot();
    expect(localStorage.getItem(SNAPSHOT_KEY)).toBe('off');
  });
});

/** The next visit: its page has a splash, and no app yet. */
function visitAgain(type: 'navigate' | 'reload' = 'navigate'): HTMLElement | null {
  document.body.innerHTML = '<div id="splash"></div><div id="app"></div>';
  root.setAttribute(EXPECTED, '');
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
  showSnapshot();
  return document.getElementById(SNAPSHOT_ID);
}

const wearDrawing = () =>
  document.querySelector('section')?.style.setProperty('background-image', `url("${DRAWING}")`);
const splash = () => document.getElementById('splash');

describe('snapshot on the next visit', () => {
  it('snapshot replaces the splash and is hidden from screen readers', async () => {
    saveSnapshot();
    const snapshot = visitAgain();
    expect(snapshot?.getAttribute('aria-hidden')).toBe('true');
    expect(snapshot?.querySelector('h2')?.textContent).toBe('Hot games');
    expect(snapshot?.querySelector('section')?.style.height).toBe('80px');
    expect(snapshot?.querySelector('path')?.getAttribute('d')).toBe(LONG);
    expect(snapshot?.querySelector('path')?.namespaceURI).toBe('http://www.w3.org/2000/svg');
    expect(snapshot?.querySelector('a')?.hasAttribute('href')).toBe(false);
    expect([splash()?.hidden, root.hasAttribute(EXPECTED)]).toEqual([true, false]);
  });

  it.each([
    ['visit that is a reload', () => visitAgain('reload')],
    [
      'member, where a guest saved it',
      () => {
        localStorage.setItem('access_token', 'secret');
        return visitAgain();
      },
    ],
    [
      'other language',
      () => {
        vi.spyOn(document, 'cookie', 'get').mockReturnValue('locale=zh-CN');
        return visitAgain();
      },
    ],
    [
      'snapshot that cannot be read',
      () => {
        localStorage.setItem(SNAPSHOT_KEY, '{"mark":');
        return visitAgain();
      },
    ],
    [
      'snapshot whose elements cannot be built',
      () => {
        localStorage.setItem(SNAPSHOT_KEY, JSON.stringify({ ...kept(), nodes: [null] }));
        return visitAgain();
      },
    ],
  ])('splash stays for a %s', async (_what, visit) => {
    saveSnapshot();
    expect(visit()).toBeNull();
    expect([splash()?.hidden, root.hasAttribute(EXPECTED)]).toEqual([false, false]);
  });

  it('background drawing is told apart from its style, and comes back with it', async () => {
    wearDrawing();
    saveSnapshot();
    expect(kept()?.values).toContain(DRAWING);
    expect(JSON.stringify(kept()?.nodes)).toContain(`"plate":${kept()?.values.indexOf(DRAWING)}`);
    const plate = visitAgain()?.querySelector('section')?.style;
    expect([plate?.height, plate?.backgroundImage, plate?.backgroundSize]).toEqual([
      '80px',
      `url("${DRAWING}")`,
      '100% 100%',
    ]);
  });

  it('drawing that has an image is stored as that, on every later visit too', async () => {
    wearDrawing();
    saveSnapshot();
    const { values = [], ...rest } = kept() ?? {};
    const index = values.indexOf(DRAWING);
    const drawn = {
      ...rest,
      values: values.with(index, PICTURE),
      pictures: { [nameDrawing(DRAWING)]: index },
    };
    localStorage.setItem(SNAPSHOT_KEY, JSON.stringify(drawn));
    saveSnapshot();
    expect(kept()).toEqual(drawn);
    const plate = visitAgain()?.querySelector('section')?.style;
    expect(plate?.backgroundImage).toBe(`url("${PICTURE}")`);
  });

  it('splash comes back where the app has not come within 12 s', async () => {
    saveSnapshot();
    vi.useFakeTimers();
    visitAgain();
    vi.advanceTimersByTime(11_999);
    expect(splash()?.hidden).toBe(true);
    vi.advanceTimersByTime(1);
    expect([document.getElementById(SNAPSHOT_ID), splash()?.hidden]).toEqual([null, false]);
  });

  /** The snapshot is there until then, and gone right after. */
  async function expectGoneBy(gone: Promise<boolean>, ms: number, last: () => unknown): Promise<void> {
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(document.getElementById(SNAPSHOT_ID)).not.toBeNull();
    await last();
    expect([await gone, document.getElementById(SNAPSHOT_ID)]).toEqual([true, null]);
  }

  const passMs = () => vi.advanceTimersByTimeAsync(1);

  it('snapshot goes once the images of the page below are there, or after 600 ms without them', async () => {
    saveSnapshot();
    visitAgain();
    expect(await deleteSnapshot()).toBe(true);
    expect(await deleteSnapshot()).toBe(false);
    visitAgain();
    vi.useFakeTimers();
    const image = Object.assign(document.createElement('img'), { src: '/art/1/a.webp' });
    image.decode = () => new Promise(() => undefined);
    document.getElementById('app')?.append(image);
    await expectGoneBy(deleteSnapshot(), 600, passMs);
  });

  describe('above the lobby', () => {
    beforeEach(async () => {
      saveSnapshot();
      visitAgain();
      const lobby = document.createElement('div');
      lobby.setAttribute('data-lobby', '');
      document.getElementById('app')?.append(lobby);
      vi.useFakeTimers();
    });

    it('snapshot waits for the stage 800 ms at most', async () => {
      await expectGoneBy(deleteSnapshot(), 800, passMs);
    });

    it.each(['pointerdown', 'touchstart', 'wheel', 'keydown', 'click', 'focusin'])(
      'snapshot goes at once on a %s',
      (type) => expectGoneBy(deleteSnapshot(), 2, () => dispatchEvent(new Event(type))),
    );

    it('snapshot goes when the stage stands', () => expectGoneBy(deleteSnapshot(), 2, markStageSettled));
  });
});
