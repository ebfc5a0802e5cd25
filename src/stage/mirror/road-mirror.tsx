import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { getVipInfo } from '../../../contract/rewards/vip-calls.ts';
import {
  layoutRoad,
  levelKey,
  levelsInView,
  type RoadLayout,
  targetBox,
} from '../../../scenes/vip/layout.ts';
import { t } from '../../platform/i18n.ts';
import { useCall } from '../../session/calls/use-call.ts';
import { configStore } from '../../session/config/config-store.ts';
import { openOverlay } from '../../session/overlays/overlay-store.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useUi } from '../../ui/ui-context.ts';
import { boxStyle } from './box-style.ts';
import { mirrorStore, NO_TOUCH } from './mirror-store.ts';
import { PauseControl } from './pause-control.tsx';
import { buildRoad, type MirrorLevel, type MirrorRoad } from './road-content.ts';
import styles from './road-mirror.module.css';
import { roadStore } from './road-store.ts';
import { useRoad, walkTo } from './use-road.ts';
import { useTouch } from './use-touch.ts';
import { walkByKey } from './walk-by-key.ts';

/** The VIP road as a list of buttons at the places where the stage draws its medals; without a stage it is the page. */
export function RoadMirror() {
  const config = useStore(configStore, (state) => state.config);
  const { data } = useCall(getVipInfo, {}, { isSilent: true });
  const { moneyFormat } = useUi();
  const vipData = data?.vipData;
  const content = useMemo(
    () => (config && vipData ? buildRoad(config, vipData, moneyFormat) : null),
    [config, vipData, moneyFormat],
  );
  return content && <Road content={content} />;
}

function Road({ content }: { content: MirrorRoad }) {
  const root = useRef<HTMLElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const way = useRef<HTMLDivElement>(null);
  const size = useSize(root);
  const isStageShown = useStore(mirrorStore, (state) => state.isStageShown);
  const [front, setFront] = useState(content.here);
  const count = content.levels.length;
  const layout = useMemo(() => size && layoutRoad({ ...size, count }), [size, count]);
  useTouch(root);
  useRoad(way, layout, content.here, setFront);
  useLayoutEffect(
    () => () => {
      mirrorStore.setState({ host: null, touch: NO_TOUCH, isStageShown: false });
      roadStore.setState({ layout: null, content: null });
    },
    [],
  );
  // In the task that made it, as the lobby's.
  useLayoutEffect(() => {
    roadStore.setState({ layout, content });
    mirrorStore.setState({ host: layout ? host.current : null });
  }, [layout, content]);
  const goTo = useCallback(
    (index: number) => {
      if (way.current && layout) walkTo(way.current, layout, index);
    },
    [layout],
  );
  const nearest = Math.round(front);
  const theme = content.themes[content.levels[nearest]?.showType ?? 1];
  return (
    <section className={styles.road} ref={root} aria-labelledby="road-title">
      <h2 id="road-title" className={styles.hidden}>
        {t('vip.stage.title')}
      </h2>
      {!isStageShown && (
        <p className={styles.name} aria-hidden="true">
          {theme?.name}
        </p>
      )}
      <div className={styles.canvasHost} ref={host} aria-hidden="true" />
      {layout && (
        <div className={styles.way} ref={way} data-stage-shown={isStageShown}>
          <ol className={styles.list} style={{ width: layout.width }} onKeyDown={walkByKey}>
            {content.levels.map((level, index) => (
              <Level
                key={level.level}
                level={level}
                index={index}
                front={front}
                layout={layout}
                goTo={goTo}
              />
            ))}
          </ol>
          <div className={styles.length} style={{ width: layout.contentWidth }} />
        </div>
      )}
      <IconButton
        icon="chevron-left"
        label={t('vip.stage.lower')}
        className={styles.lower ?? ''}
        aria-disabled={nearest === 0}
        onClick={() => goTo(Math.max(0, nearest - 1))}
      />
      <IconButton
        icon="chevron-right"
        label={t('vip.stage.higher')}
        className={styles.higher ?? ''}
        aria-disabled={nearest === count - 1}
        onClick={() => goTo(Math.min(count - 1, nearest + 1))}
      />
      <PauseControl className={styles.pause} />
    </section>
  );
}

/** Off the road, where a reader finds it still. */
const OFF_ROAD_BOX = { left: -400, top: 0, width: 44, height: 44 };

interface LevelProps {
  level: MirrorLevel;
  index: number;
  front: number;
  layout: RoadLayout;
  goTo(index: number): void;
}

function Level({ level, index, front, layout, goTo }: LevelProps) {
  const { first, end } = levelsInView(layout, front);
  const isSeen = index >= first && index < end;
  return (
    <li
      className={styles.level}
      style={isSeen ? boxStyle(targetBox(layout, index - front)) : OFF_ROAD_BOX}
      data-show-type={level.showType}
    >
      {/* One stop for Tab, at the player's own level; arrows walk from there. */}
      <button
        type="button"
        data-level
        data-touch={levelKey(level.level)}
        data-reached={level.isReached}
        tabIndex={level.isHere ? 0 : -1}
        aria-current={level.isHere ? 'step' : undefined}
        aria-label={level.label}
        onFocus={({ target }) => {
          // Who presses one stays where it is.
          if (target.matches(':focus-visible') || !isSeen) goTo(index);
        }}
        onClick={() => openOverlay('vip-gift', { level: level.level })}
      >
        <b data-figure>{level.level}</b>
        <small>{level.isHere ? t('vip.stage.here') : level.from}</small>
      </button>
    </li>
  );
}

interface RoadSize {
  readonly width: number;
  readonly height: number;
}

/** The size that the page gives, followed in the frame of a resize. */
function useSize(root: { readonly current: HTMLElement | null }): RoadSize | null {
  const [size, setSize] = useState<RoadSize | null>(null);
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const measure = (old: RoadSize | null): RoadSize => {
      const next = { width: element.clientWidth, height: element.clientHeight };
      return old?.width === next.width && old.height === next.height ? old : next;
    };
    setSize(measure);
    const observer = new ResizeObserver(() => flushSync(() => setSize(measure)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [root]);
  return size;
}
