import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './stage-drawing.module.css';
import { STAGE_PROPS, type StageProp } from './stage-props.tsx';

const DRAPE = 'M58 44h46c-3 34-13 55-34 70-4 16-6 34-5 56H58z';
const FOLDS = 'M70 44c2 44-4 60-7 72M82 44c0 40-9 56-15 70M94 44c-2 32-10 50-20 64M62 128c-1 14-1 28 0 42';
/** The valance: five swags with a fringe, over the whole opening. */
const SWAGS = 'M56 38h208v16q-21 17-42 0-20 17-41 0-21 17-42 0-20 17-41 0-21 17-42 0z';
const FRINGE = 'M56 54q21 17 42 0 21 17 41 0 21 17 42 0 21 17 41 0 21 17 42 0';
/** The frame of the opening: stepped shoulders, as everywhere on this stage. */
const ARCH = 'M35 172V47h10V35h10V25h210v10h10v12h10v125z';
const STAGE_OPENING_PATH = 'M56 172V38h208v134z';
const BULBS = 'M45 166V55h9V43h10V31h192v12h10v12h9v112';
const CREST = 'M118 38V24h8v-8h14V8h40v8h14v8h8v14z';
const FAN = 'M160 34V13m0 21-9-18m9 18 9-18m-9 18-16-13m16 13 16-13m-16 13-21-6m21 6 21-6';
const BOARDS =
  'M24 172h272l10 18H14zM60 172l-13 18M96 172l-8 18M128 172l-3 18M160 172v18M192 172l3 18M224 172l8 18M260 172l13 18';

export interface StageDrawingProps {
  /** What stands on the stage. */
  prop?: StageProp | undefined;
  /** Bulbs and spotlight are off: no power, no connection. */
  isDark?: boolean;
  isLarge?: boolean;
  /** Stands in the spotlight in place of a prop, such as an icon. */
  children?: ReactNode;
}

/** A small theatre in the colours of the theme, for pages and lists that have nothing else to show. Decorative. */
export function StageDrawing({ prop, isDark = false, isLarge = false, children }: StageDrawingProps) {
  const id = useId();
  const isClosed = prop === 'ladder';
  return (
    <div
      className={classNames(styles.stage, isLarge && styles.large, isDark && styles.dark)}
      data-stage={prop ?? 'icon'}
      aria-hidden="true"
    >
      <svg viewBox="0 0 320 196" aria-hidden="true">
        <defs>
          <radialGradient id={`${id}w`} cx="0.5" cy="0.62" r="0.62">
            <stop className={styles.wallLit} offset="0" />
            <stop className={styles.wall} offset="1" />
          </radialGradient>
          <linearGradient id={`${id}m`} x2="0" y2="1">
            <stop className={styles.metalLight} offset="0" />
            <stop className={styles.metal} offset="0.5" />
            <stop className={styles.metalDark} offset="1" />
          </linearGradient>
          <linearGradient id={`${id}v`}>
            <stop className={styles.velvetDark} offset="0" />
            <stop className={styles.velvet} offset="0.45" />
            <stop className={styles.velvetDark} offset="0.9" />
          </linearGradient>
          <linearGradient id={`${id}l`} x2="0" y2="1">
            <stop className={styles.light} offset="0" stopOpacity="0.62" />
            <stop className={styles.light} offset="1" stopOpacity="0.1" />
          </linearGradient>
        </defs>
        <path className={styles.channel} d={ARCH} stroke={`url(#${id}m)`} />
        <path d={STAGE_OPENING_PATH} fill={`url(#${id}w)`} stroke={`url(#${id}m)`} strokeWidth="3" />
        <path className={styles.boards} d={BOARDS} />
        {!isClosed && (
          <>
            <path className={styles.beam} d="M150 38h20l52 138H98z" fill={`url(#${id}l)`} />
            <ellipse className={styles.pool} cx="160" cy="176" rx="62" ry="8" />
          </>
        )}
        {isClosed && (
          <g>
            <path d="M56 38h104v134H56z" fill={`url(#${id}v)`} />
            <path d="M160 38h104v134H160z" fill={`url(#${id}v)`} />
            <path
              className={styles.fold}
              d="M72 40v132M90 40v132M110 40v132M130 40v132M148 40v132M172 40v132M190 40v132M210 40v132M230 40v132M248 40v132"
            />
          </g>
        )}
        {prop && <g className={styles.prop}>{STAGE_PROPS[prop]({ metal: `url(#${id}m)` })}</g>}
        {!isClosed &&
          ['', 'translate(320 0) scale(-1 1)'].map((place) => (
            <g key={place} transform={place || undefined}>
              <path d={DRAPE} fill={`url(#${id}v)`} />
              <path className={styles.fold} d={FOLDS} />
              <path className={styles.tie} d="M57 112q12 8 20 1" />
            </g>
          ))}
        <path d={SWAGS} fill={`url(#${id}v)`} />
        <path className={styles.fringe} d={FRINGE} />
        <path className={styles.bulbs} d={BULBS} />
        <path className={styles.outline} d={CREST} fill={`url(#${id}m)`} />
        <path className={styles.fan} d={FAN} />
        <path className={styles.edge} d="M10 190h300" />
      </svg>
      {children && <span className={styles.lit}>{children}</span>}
    </div>
  );
}
