import type { Scene } from '../../scenes/scene.ts';
import { MomentScene } from '../../scenes/show/moment-scene.ts';
import { frameRate } from './frame-rate.ts';
import type { FrontSurface } from './front-surface.ts';
import { loadFonts } from './scene-context.ts';

const SHOWN_MARK = 'data-moment-shown';

/** The moment of a new level, in front of its overlay, whose title it strikes from metal. Any press skips it. */
export function createLevelUp({ place }: FrontSurface): Scene {
  const panel = place.closest('dialog') ?? document.body;
  const title = panel.querySelector('[data-moment-title]')?.textContent ?? '';
  const hide = () => panel.removeAttribute(SHOWN_MARK);
  const scene = new MomentScene(
    () => ({
      size: 'grand',
      title,
      amount: null,
      width: place.clientWidth,
      height: place.clientHeight,
      balance: null,
      random: { integer: (below) => Math.floor(Math.random() * below) },
      showBalance: () => undefined,
    }),
    hide,
  );
  const stop = new AbortController();
  let release = () => {};
  return {
    view: scene.view,
    root: scene.root,
    async prepare(context) {
      await loadFonts(context.fonts, title);
      await scene.prepare(context);
    },
    enter() {
      release = frameRate.hold();
      panel.setAttribute(SHOWN_MARK, '');
      for (const kind of ['pointerdown', 'keydown'] as const)
        panel.addEventListener(kind, () => scene.skip(), { signal: stop.signal, capture: true });
      scene.enter();
    },
    resize: (viewport) => scene.resize(viewport),
    leave() {
      stop.abort();
      release();
      hide();
      scene.leave();
    },
  };
}
