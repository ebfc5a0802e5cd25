import type { LotteryContent } from '../../scenes/lottery/content.ts';
import { LotteryScene } from '../../scenes/lottery/lottery-scene.ts';
import type { Observable, Scene } from '../../scenes/scene.ts';
import { finishDrawing } from '../features/lottery/buy-flows.ts';
import { drawKey, type LotteryStageState, lotteryStageStore } from '../features/lottery/stage-store.ts';
import { t } from '../platform/i18n.ts';
import { bindBoxScene } from './box-binding.ts';
import type { FrontSurface } from './front-surface.ts';
import { observeStore } from './observe-store.ts';

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

function observeStage(): Observable<LotteryContent | null> {
  const { get, subscribe } = observeStore(lotteryStageStore, (stage) => stage);
  return { get: () => contentOf(get()), subscribe };
}

/** The drums of a lottery in their box on the page. */
export const createLottery = (surface: FrontSurface): Scene =>
  bindBoxScene(
    surface,
    { part: '[data-lottery]', letters: t('lottery.celebrate') },
    (box) => new LotteryScene(observeStage(), { landed: finishDrawing }, box),
  );
