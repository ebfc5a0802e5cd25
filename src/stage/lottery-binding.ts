import type { LotteryContent } from '../../scenes/lottery/content.ts';
import { LotteryScene } from '../../scenes/lottery/lottery-scene.ts';
import type { Scene, Watch } from '../../scenes/scene.ts';
import { tellDrawn } from '../features/lottery/buy-flows.ts';
import { drawKey, type LotteryStageState, lotteryStageStore } from '../features/lottery/stage-store.ts';
import { t } from '../platform/i18n.ts';
import type { FrontSurface } from './front-surface.ts';
import { loadFonts } from './scene-context.ts';
import { watchStore } from './watch.ts';

function contentOf({ digits, rest, show }: LotteryStageState): LotteryContent | null {
  if (digits === 0) return null;
  const draw = show?.draw ?? rest;
  return {
    digits,
    phase: show?.phase ?? 'still',
    number: draw?.result ?? null,
    key: draw ? drawKey(draw) : '',
    win: show?.win ? { title: t('lottery.celebrate'), amount: show.win } : null,
  };
}

function watchStage(): Watch<LotteryContent | null> {
  const { get, subscribe } = watchStore(lotteryStageStore, (stage) => stage);
  return { get: () => contentOf(get()), subscribe };
}

/** The drums of a lottery in their box on the page. */
export function createLottery({ place, painter }: FrontSurface): Scene {
  const page = place.closest<HTMLElement>('[data-lottery]');
  const scene = new LotteryScene(
    watchStage(),
    { landed: tellDrawn },
    {
      width: place.clientWidth,
      random: { integer: (below) => Math.floor(Math.random() * below) },
    },
  );
  return {
    view: scene.view,
    root: scene.root,
    async prepare(context) {
      await loadFonts(context.fonts, `${t('lottery.celebrate')}₱0123456789.,`);
      await scene.prepare(context);
    },
    enter() {
      scene.enter();
      page?.setAttribute('data-drawn', '');
    },
    resize(viewport) {
      scene.resize(viewport);
      painter.draw();
    },
    leave() {
      page?.removeAttribute('data-drawn');
      scene.leave();
    },
  };
}
