import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { getVipInfo } from '../../../contract/rewards/vip-calls.ts';
import { layoutStairs, type StairsLayout, stepBox, stepKey } from '../../../scenes/vip/layout.ts';
import { t } from '../../platform/i18n.ts';
import { configStore } from '../../session/config-store.ts';
import { openOverlay } from '../../session/overlay-store.ts';
import { useCall } from '../../session/use-call.ts';
import { useUi } from '../../ui/ui-context.ts';
import { boxStyle } from './box-style.ts';
import { isLowWindow } from './column-size.ts';
import { mirrorStore, NO_TOUCH } from './mirror-store.ts';
import { PauseControl } from './pause-control.tsx';
import { buildStairs, type MirrorStairs, type MirrorStep } from './stairs-content.ts';
import styles from './stairs-mirror.module.css';
import { stairsStore } from './stairs-store.ts';
import { useTouch } from './use-touch.ts';
import { useWay } from './use-way.ts';

/** The VIP staircase as a list of buttons at the places where the stage draws its steps; without a stage it is the page. */
export function StairsMirror() {
  const config = useStore(configStore, (state) => state.config);
  const { data } = useCall(getVipInfo, {}, { isSilent: true });
  const { moneyFormat } = useUi();
  const vipData = data?.vipData;
  const content = useMemo(
    () => (config && vipData ? buildStairs(config, vipData, moneyFormat) : null),
    [config, vipData, moneyFormat],
  );
  return content && <Stairs content={content} />;
}

function Stairs({ content }: { content: MirrorStairs }) {
  const root = useRef<HTMLElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const way = useRef<HTMLDivElement>(null);
  const size = useSize(root);
  const isStageShown = useStore(mirrorStore, (state) => state.isStageShown);
  const showTypes = content.steps.map(({ showType }) => showType).join();
  const layout = useMemo(
    () => size && layoutStairs({ ...size, showTypes: showTypes.split(',').map(Number) }),
    [size, showTypes],
  );
  useTouch(root);
  useWay(way, layout, content.here);
  useLayoutEffect(
    () => () => {
      mirrorStore.setState({ host: null, touch: NO_TOUCH, isStageShown: false });
      stairsStore.setState({ layout: null, content: null });
    },
    [],
  );
  // In the task that made it, as the lobby's.
  useLayoutEffect(() => {
    stairsStore.setState({ layout, content });
    mirrorStore.setState({ host: layout ? host.current : null });
  }, [layout, content]);
  return (
    <section
      className={styles.stairs}
      ref={root}
      style={{ height: layout?.height }}
      aria-labelledby="stairs-title"
    >
      <h2 id="stairs-title" className={styles.hidden}>
        {t('vip.stage.title')}
      </h2>
      <div className={styles.canvasHost} ref={host} aria-hidden="true" />
      {layout && (
        <div className={styles.way} ref={way} data-stage-shown={isStageShown}>
          <ol className={styles.list} style={{ width: layout.contentWidth }}>
            {content.steps.map((step, index) => (
              <Step key={step.level} step={step} index={index} layout={layout} />
            ))}
          </ol>
        </div>
      )}
      <PauseControl className={styles.pause} />
    </section>
  );
}

function Step({ step, index, layout }: { step: MirrorStep; index: number; layout: StairsLayout }) {
  return (
    <li className={styles.step} style={boxStyle(stepBox(layout, index))} data-look={step.showType}>
      {/* One stop for Tab, at the player's own step; arrows walk from there. */}
      <button
        type="button"
        data-step
        data-touch={stepKey(step.level)}
        data-reached={step.isReached}
        tabIndex={step.isHere ? 0 : -1}
        aria-current={step.isHere ? 'step' : undefined}
        aria-label={step.label}
        onClick={() => openOverlay('vip-gift', { level: step.level })}
      >
        <b data-figure>{step.level}</b>
        <strong data-gift={step.hasGift}>{step.reward}</strong>
        <small>{step.isHere ? t('vip.stage.here') : step.from}</small>
      </button>
    </li>
  );
}

interface StairsSize {
  readonly width: number;
  readonly isLow: boolean;
}

/** The visible width, followed in the frame of a resize. */
function useSize(root: { readonly current: HTMLElement | null }): StairsSize | null {
  const [size, setSize] = useState<StairsSize | null>(null);
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const measure = (old: StairsSize | null): StairsSize => {
      const next = { width: element.clientWidth, isLow: isLowWindow() };
      return old?.width === next.width && old.isLow === next.isLow ? old : next;
    };
    setSize(measure);
    const observer = new ResizeObserver(() => flushSync(() => setSize(measure)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [root]);
  return size;
}
