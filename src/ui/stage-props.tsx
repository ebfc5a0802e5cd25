import type { ReactNode } from 'react';
import styles from './stage-drawing.module.css';

/** A ticket torn in two, a plug out of its socket, a sign on one chain, a ladder before the closed curtain. */
export type StageProp = 'ticket' | 'plug' | 'sign' | 'ladder';

interface Paint {
  /** The fill of brass: a gradient of the drawing. */
  readonly metal: string;
}

/** The props in the units of the stage: 320 × 196, its floor at 176. */
export const STAGE_PROPS: Readonly<Record<StageProp, (paint: Paint) => ReactNode>> = {
  ticket: ({ metal }) => (
    <>
      <g transform="rotate(-9 128 142)">
        <path
          d="M98 118h50l-6 7 7 8-7 8 7 8-7 8 5 7H98v-12q8-1 8-11t-8-11z"
          fill={metal}
          className={styles.outline}
        />
        <path className={styles.ink} d="M124 131l3 7 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z" />
      </g>
      <g transform="rotate(11 192 146)">
        <path
          d="M166 122h50v12q-8 1-8 11t8 11v12h-51l-5-7 7-8-7-8 7-8-7-8z"
          fill={metal}
          className={styles.outline}
        />
        <path className={styles.mark} d="M184 139q1-8 8-8t8 7-8 9v6m0 5v1" />
      </g>
    </>
  ),
  plug: ({ metal }) => (
    <>
      <path className={styles.cable} d="M56 170q34 8 52-6t20-22" />
      <g transform="rotate(-38 134 134)">
        <path d="M118 124h26v20h-26q-8 0-8-10t8-10z" fill={metal} className={styles.outline} />
        <path className={styles.prong} d="M144 129h11M144 139h11" />
      </g>
      <path className={styles.spark} d="M166 108l4-9M172 114l9-4M160 104l-2-9" />
      <path className={styles.cable} d="M263 172c-34 4-12-34-24-62-8-18-18-30-28-28" />
      <g transform="rotate(-38 192 96)">
        <path d="M180 84h22q10 0 10 12t-10 12h-22z" fill={metal} className={styles.outline} />
        <path className={styles.mark} d="M184 91v2M184 100v2" />
      </g>
    </>
  ),
  sign: ({ metal }) => (
    <>
      <path className={styles.chain} d="M118 44v40M214 56v24" />
      <path className={styles.chain} d="M198 122l10 14" />
      <g transform="rotate(17 118 84)">
        <path
          d="M112 84h96v4h5v6h4v42h-4v6h-5v4h-96v-4h-5v-6h-4V94h4v-6h5z"
          fill={metal}
          className={styles.outline}
        />
        <path className={styles.board} d="M113 92h94v46h-94z" />
        <path className={styles.alarm} d="M160 99v20m0 9v1" />
      </g>
    </>
  ),
  ladder: ({ metal }) => (
    <>
      <path className={styles.cable} d="M160 38v36" />
      <path d="M150 74h20l6 14h-32z" fill={metal} className={styles.outline} />
      <path className={styles.glow} d="M150 88h20q-1 9-10 9t-10-9z" />
      <path className={styles.rail} d="M150 104l-26 72M176 104l26 72" />
      <path className={styles.rail} d="M152 104h22M145 120h36M139 136h48M133 152h60M128 166h70" />
      <path d="M214 152h26l-3 24h-20z" fill={metal} className={styles.outline} />
      <path className={styles.mark} d="M214 152q13-18 26 0" />
    </>
  ),
};
