import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { WINNERS_STEP_MS } from '../../../contract/limits.ts';
import type { DiamondTicker } from '../../../contract/mall/mall-calls.ts';
import { t } from '../../platform/i18n.ts';
import { oneRewardText } from '../../session/claims/reward-text.ts';
import { preferencesStore } from '../../session/config/preferences-store.ts';
import { pauseStore, setPaused } from '../../session/pages/pause-store.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useUi } from '../../ui/ui-context.ts';
import styles from './mall.module.css';
import { useTickers } from './mall-queries.ts';

/** Lines that stand there at once where nothing moves. */
const LINES_WITHOUT_MOTION = 3;

/** What players have had lately, one line every two seconds; all at once where motion is reduced. */
export function Ticker() {
  const { data } = useTickers();
  const list = data?.list ?? [];
  const isReduced = useReducedMotion();
  const isPaused = useStore(pauseStore, (state) => state.isPaused);
  const index = useSteps(list.length, isReduced || isPaused);
  if (list.length === 0) return null;
  const first = index % list.length;
  const shown = isReduced ? list.slice(0, LINES_WITHOUT_MOTION) : list.slice(first, first + 1);
  return (
    <section className={styles.ticker} aria-label={t('mall.ticker')}>
      <Icon name="diamond" size={18} />
      <div>
        {shown.map((line) => (
          <Line key={`${line.at}${line.nickname}${line.reward.propId}`} line={line} />
        ))}
      </div>
      {!isReduced && list.length > 1 && (
        <IconButton
          icon={isPaused ? 'play' : 'pause'}
          label={t(isPaused ? 'mall.ticker.play' : 'mall.ticker.pause')}
          onClick={() => setPaused(!isPaused)}
        />
      )}
    </section>
  );
}

function Line({ line: { nickname, reward } }: { line: DiamondTicker }) {
  const { moneyFormat } = useUi();
  return <p>{t('mall.ticker.line', { name: nickname, what: oneRewardText(reward, moneyFormat) })}</p>;
}

/** Counts up while the page is visible and nothing pauses it. */
function useSteps(count: number, isStill: boolean): number {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    if (isStill || count < 2) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setIndex((now) => now + 1);
    }, WINNERS_STEP_MS);
    return () => clearInterval(timer);
  }, [count, isStill]);
  return index;
}

const SYSTEM = '(prefers-reduced-motion: reduce)';

/** The player's switch, or the system's setting. */
function useReducedMotion(): boolean {
  const isChosen = useStore(preferencesStore, (state) => state.isMotionReduced);
  const [isSystem, setSystem] = useState(() => matchMedia(SYSTEM).matches);
  useEffect(() => {
    const system = matchMedia(SYSTEM);
    const follow = () => setSystem(system.matches);
    system.addEventListener('change', follow);
    return () => system.removeEventListener('change', follow);
  }, []);
  return isChosen || isSystem;
}
