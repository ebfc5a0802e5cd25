import { type ReactNode, type RefObject, use, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { AppConfig } from '../../../contract/config/app-config.ts';
import type { JackpotInfo } from '../../../contract/jackpot/jackpot.ts';
import { crestSvg } from '../../../scenes/ornaments/marquee.ts';
import { valanceSvg } from '../../../scenes/ornaments/valance.ts';
import { t } from '../../platform/i18n.ts';
import { configStore } from '../../session/config/config-store.ts';
import { openOverlay } from '../../session/overlays/overlay-store.ts';
import { FrontSceneContext } from '../../session/pages/front-scene.ts';
import { asyncState } from '../../ui/async-state.ts';
import { Button } from '../../ui/button.tsx';
import { StateView } from '../../ui/states.tsx';
import { Award } from './award.tsx';
import { boardStore } from './board-store.ts';
import { ChancePanel } from './chance-panel.tsx';
import { prizeOfDraw } from './draw-rules.ts';
import { awardedOf, type DrawPhase, failureOf, isCounting } from './draw-state.ts';
import { drawStore } from './draw-store.ts';
import { describeDrawFailure, drawFlow, openHall, reloadBoard } from './draws.ts';
import { FactsPanel } from './facts-panel.tsx';
import styles from './hall.module.css';
import { startHallBoard } from './hall-board.ts';
import facts from './hall-facts.module.css';
import { describePrize } from './prize-text.ts';
import { RingBoard } from './ring-board.tsx';
import { TierBoard } from './tier-board.tsx';
import { useOrnament } from './use-ornament.ts';
import { WinnersLine } from './winners-line.tsx';

interface HallProps {
  /** Time, session, limits and balance; nothing of the hall or its draw lies above it. */
  bar: ReactNode;
  /** The title of the hall; where another heading has it already it is only drawn. */
  heading: ReactNode;
}

/** The hall of the jackpot: the same on its page and in its overlay. */
export function Hall({ bar, heading }: HallProps) {
  const front = use(FrontSceneContext);
  const info = useStore(boardStore, (state) => state.info);
  const failure = useStore(boardStore, (state) => state.failure);
  const config = useStore(configStore, (state) => state.config);
  const phase = useStore(drawStore, (state) => state.phase);
  const awarded = useStore(drawStore, awardedOf);
  const valance = useOrnament<HTMLDivElement>('valance', valanceSvg);
  useEffect(() => {
    const stopBoard = startHallBoard();
    const leave = openHall();
    return () => {
      leave();
      stopBoard();
    };
  }, []);
  useEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute('data-draw-shown', phase === 'requesting' || phase === 'ring' || phase === 'wheel');
    return () => root.removeAttribute('data-draw-shown');
  }, [phase]);
  const isAwarded = awarded !== null;
  const hall = useFocusAfterAward(isAwarded);
  const hasFront = info?.canReceiveDrawChance === true || phase !== 'idle';
  return (
    <div ref={hall} className={styles.hall} data-hall data-phase={phase}>
      {bar}
      <div className={styles.valance} ref={valance} aria-hidden="true" />
      <div className={styles.content} inert={isAwarded || phase === 'wheel'}>
        {heading}
        <StateView
          state={asyncState({
            data: info && config ? { info, config } : undefined,
            error: failure,
            isFetching: false,
            refetch: reloadBoard,
          })}
          failed={t('jackpot.load.failed')}
          boxes={{ count: 3, height: '150px' }}
        >
          {(data) => <Floor {...data} />}
        </StateView>
      </div>
      {/* Mounted only while a draw can be shown. */}
      {hasFront && front}
      <SkipButton phase={phase} />
      {awarded && <Award result={awarded} />}
      <Announcement />
    </div>
  );
}

/** When the award is removed, its focus moves to SPIN or to the title. */
function useFocusAfterAward(isAwarded: boolean): RefObject<HTMLDivElement | null> {
  const hall = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isAwarded) return;
    return () => {
      const place = hall.current;
      const spin = place?.querySelector<HTMLElement>('[data-spin]');
      const title =
        place?.querySelector<HTMLElement>('[data-panel-title]') ??
        place?.closest('dialog')?.querySelector<HTMLElement>('[data-dialog-title]');
      (spin ?? title)?.focus({ preventScroll: true });
    };
  }, [isAwarded]);
  return hall;
}

/** The title over its fan, as the sign above a theatre's entrance. */
export function HallSign({ children }: { children: ReactNode }) {
  const fan = useOrnament<HTMLDivElement>('hall-fan', crestSvg);
  return (
    <div className={styles.sign}>
      <div className={styles.fan} ref={fan} aria-hidden="true" />
      {children}
    </div>
  );
}

function Floor({ info, config }: { info: JackpotInfo; config: AppConfig }) {
  const cells = config.jackpotAwardConfigs;
  return (
    <div className={styles.floor}>
      <div className={styles.stage}>
        <TierBoard />
        <RingBoard cells={cells} info={info} />
        <HallSkeleton />
      </div>
      <div className={styles.side}>
        <ChancePanel info={info} />
        <WinnersLine />
        <FactsPanel info={info} cells={cells} />
        <Links />
      </div>
    </div>
  );
}

const LINKS = ['record', 'rank', 'rules'] as const;

function Links() {
  return (
    <nav className={facts.links} aria-label={t('jackpot.links')}>
      {LINKS.map((name) => (
        <Button key={name} kind="quiet" onClick={() => openOverlay(`jackpot-${name}`)}>
          {t(`jackpot.links.${name}`)}
        </Button>
      ))}
    </nav>
  );
}

/** What delays the result, or why there is none. */
function HallSkeleton() {
  const phase = useStore(drawStore, (state) => state.phase);
  const failure = useStore(drawStore, failureOf);
  if (phase === 'retrying')
    return (
      <div className={styles.wait} role="status">
        <p>{t('jackpot.wait.retrying')}</p>
        <Button kind="quiet" onClick={drawFlow.retryRequest}>
          {t('jackpot.wait.again')}
        </Button>
      </div>
    );
  if (phase !== 'idle' || failure === null) return null;
  return (
    <p className={styles.failure} role="alert">
      {describeDrawFailure(failure)}
    </p>
  );
}

function SkipButton({ phase }: { phase: DrawPhase }) {
  const button = useRef<HTMLButtonElement>(null);
  const isAwardShown = useStore(drawStore, isCounting);
  const isShown = phase === 'ring' || phase === 'wheel' || isAwardShown;
  // The content below is out of reach while the wheel turns; the focus must stand somewhere.
  useEffect(() => {
    // It stands in the window by itself; while its panel is still arriving a scroll to it would go astray.
    if (phase === 'wheel' || isAwardShown) button.current?.focus({ preventScroll: true });
  }, [phase, isAwardShown]);
  if (!isShown) return null;
  return (
    <button ref={button} type="button" className={styles.skip} onClick={drawFlow.skip}>
      {t('jackpot.skip')}
    </button>
  );
}

/** Says the result as soon as it may be known, whatever the eye is still shown. */
function Announcement() {
  const phase = useStore(drawStore, (state) => state.phase);
  const awarded = useStore(drawStore, awardedOf);
  let text = '';
  if (phase === 'requesting') text = t('jackpot.wait.requesting');
  if (awarded) {
    const prize = prizeOfDraw(awarded);
    const words = describePrize(prize);
    const tier = prize.kind === 'jackpot' ? prize.tier : null;
    text = tier
      ? t('jackpot.award.sayPot', { tier: t(`lobby.tier.${tier}`), prize: words })
      : t('jackpot.award.say', { prize: words });
  }
  return (
    <p className="hidden-text" role="status" data-announcement>
      {text}
    </p>
  );
}
