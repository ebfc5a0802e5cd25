import { JackpotScene } from '../../scenes/jackpot/jackpot-scene.ts';
import type { Scene } from '../../scenes/scene.ts';
import { registerDrawPresenter } from '../features/jackpot/draw-presenter.ts';
import { lightStore } from '../features/jackpot/light-store.ts';
import { t } from '../platform/i18n.ts';
import { createDrawPresenter } from './create-draw-presenter.ts';
import { followDraw } from './draw-probe.ts';
import { frameRate } from './frame-rate.ts';
import type { FrontSurface } from './front-surface.ts';
import { clipView, observeBoxes } from './hall-boxes.ts';
import { loadFonts } from './scene-context.ts';

/** Everything that is written on the wheel, in all languages. */
const WHEEL_MESSAGES = 'MEGAMAJORMINORMINI巨大中小奖';

/** What an award may be lettered with, in the language of the page. */
const awardLetters = () =>
  `${t('jackpot.award.title')}${['points', 'diamond', 'other'].map((kind) => t(`jackpot.prize.${kind as 'points'}`, { count: '' })).join('')}₱0123456789.,`;

/** The draw's scene, bound to the hall that it lies in front of; registered as presenter while it is on. */
export function createJackpot(surface: FrontSurface): Scene {
  const { app, painter, place } = surface;
  const places = observeBoxes(place);
  const mark = (name: string, isOn: boolean) =>
    void place.closest('[data-hall]')?.toggleAttribute(name, isOn);
  const scene = new JackpotScene(places, {
    light: (cell, isMoving) => lightStore.setState({ cell, isMoving }),
    cover: (isCovering) => mark('data-covered', isCovering),
    award: (isShown) => mark('data-award-drawn', isShown),
  });
  const stops: (() => void)[] = [];
  let installProbe: typeof import('./front-probe.ts').installFrontProbe | undefined;
  return {
    view: scene.view,
    root: scene.root,
    async prepare(context) {
      [installProbe] = await Promise.all([
        loadProbe(),
        loadFonts(context.fonts, `${WHEEL_MESSAGES}${awardLetters()}`),
        scene.prepare(context),
      ]);
    },
    enter() {
      scene.enter();
      const { display } = scene;
      if (!display) return;
      const view = clipView(app.canvas, places);
      painter.onDrawn = followDraw(() => display.wheelDegrees);
      stops.push(
        registerDrawPresenter(createDrawPresenter(display, places, view)),
        view.stop,
        // The lobby below halves the frames while nobody touches it.
        frameRate.hold(),
        places.listen(),
      );
      if (installProbe) stops.push(installProbe(app, scene));
    },
    resize() {
      scene.resize();
      places.measure();
      painter.draw();
    },
    leave() {
      for (const stop of stops.splice(0)) stop();
      painter.onDrawn = null;
      scene.leave();
    },
  };
}

/** Only when the address requests it, as the lobby's. */
async function loadProbe() {
  if (new URLSearchParams(location.search).get('probe') !== '1') return undefined;
  return (await import('./front-probe.ts')).installFrontProbe;
}
