import { type CSSProperties, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { t } from '../../../platform/i18n.ts';
import { preferencesStore } from '../../../session/config/preferences-store.ts';
import type { OverlayPanelProps } from '../../../session/overlays/overlay-store.ts';
import { Button } from '../../../ui/button.tsx';
import { findTarget, measureTarget, showTarget } from './find-target.ts';
import styles from './guide.module.css';
import { type CardPosition, placeCard, placeLight, planSteps } from './steps.ts';

const isThere = (target: string) => findTarget(target) !== null;

const prefersReducedMotion = () =>
  preferencesStore.getState().isMotionReduced || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The first tour: one light on the page, one card beside it. The page below stays as it is. */
export function GuideOverlay({ close }: OverlayPanelProps) {
  const [steps] = useState(() => planSteps(isThere));
  const [at, setAt] = useState(0);
  const card = useRef<HTMLDivElement>(null);
  const light = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const step = steps[at];
  const isLast = at === steps.length - 1;
  useLight(step?.target ?? '', light, card);
  useEffect(() => {
    if (steps.length === 0) close();
  }, [steps, close]);
  useEffect(() => {
    const top = window.scrollY;
    // Where the reader was: the tour has scrolled, not they.
    return () => window.scrollTo({ top, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  }, []);
  if (!step) return null;

  const go = (by: number) => {
    const to = at + by;
    if (to >= steps.length) close();
    else if (to >= 0) setAt(to);
    // Back goes away with the first stop, and would take the focus with it.
    if (to === 0) next.current?.focus();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight' && !isLast) go(1);
    if (key === 'ArrowLeft') go(-1);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows are a second way; the buttons in it are the first
    <div className={styles.tour} onKeyDown={onKeyDown}>
      <div className={styles.light} ref={light} aria-hidden="true" />
      <div className={styles.card} ref={card}>
        <span className={styles.pointer} aria-hidden="true" />
        <div className={styles.words} aria-live="polite" aria-atomic="true">
          <p className={styles.count}>
            <span className={styles.bulbs} aria-hidden="true">
              {steps.map(({ target }, index) => (
                <i key={target} className={index <= at ? styles.lit : styles.dim} />
              ))}
            </span>
            <span className="hidden-text">{t('guide.step', { step: at + 1, count: steps.length })}</span>
          </p>
          <h2 className={styles.title} data-dialog-title tabIndex={-1}>
            {t(step.titleKey)}
          </h2>
          <p>{t(step.textKey)}</p>
        </div>
        <div className={styles.moves}>
          {!isLast && (
            <Button kind="plain" onClick={close} className={styles.skip}>
              {t('guide.skip')}
            </Button>
          )}
          {at > 0 && (
            <Button kind="quiet" onClick={() => go(-1)}>
              {t('guide.back')}
            </Button>
          )}
          <Button ref={next} onClick={() => go(1)}>
            {t(isLast ? 'guide.done' : 'guide.next')}
          </Button>
        </div>
      </div>
    </div>
  );
}

interface CardRef {
  readonly current: HTMLDivElement | null;
}

/** Keeps highlight and card at the target, whatever scrolls or resizes. Updates without a React render: it may be each frame. */
function useLight(target: string, light: CardRef, card: CardRef): void {
  useLayoutEffect(() => {
    const element = findTarget(target);
    if (!element || !light.current || !card.current) return;
    const follow = () => {
      if (!light.current || !card.current) return;
      const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
      const area = measureTarget(element);
      put(light.current, placeLight(area, view));
      const { offsetWidth: width, offsetHeight: height } = card.current;
      putCard(card.current, placeCard(area, { width, height }, view));
    };
    follow();
    showTarget(element, prefersReducedMotion());
    const stop = new AbortController();
    const passive = { passive: true, signal: stop.signal };
    window.addEventListener('scroll', follow, passive);
    window.addEventListener('resize', follow, passive);
    const observer = new ResizeObserver(follow);
    observer.observe(card.current);
    return () => {
      stop.abort();
      observer.disconnect();
    };
  }, [target, light, card]);
}

const inPixels = (value: number) => `${Math.round(value)}px`;

function put(element: HTMLElement, { x, y, width, height }: ReturnType<typeof placeLight>): void {
  const style: CSSProperties = {
    left: inPixels(x),
    top: inPixels(y),
    width: inPixels(width),
    height: inPixels(height),
  };
  Object.assign(element.style, style);
}

function putCard(element: HTMLElement, { x, y, side, pointerX }: CardPosition): void {
  Object.assign(element.style, { left: inPixels(x), top: inPixels(y) });
  element.style.setProperty('--pointer', inPixels(pointerX));
  element.dataset.side = side;
}
