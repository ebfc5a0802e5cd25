import { memo, useState } from 'react';
import type { PosterContent } from '../../../scenes/lobby/content.ts';
import { brandPlaqueWidth, PLAQUE_HEIGHT, pennantWidth } from '../../../scenes/ornaments/measures.ts';
import { backgroundStyle } from './box-style.ts';
import type { ImageTurn } from './image-turns.ts';
import styles from './poster-mirror.module.css';
import { type Ornaments, useOrnaments } from './use-ornaments.ts';

interface PosterProps {
  poster: PosterContent;
  x: number;
  /** Room that a snapped rail leaves at its left. */
  margin: number;
  width: number;
  height: number;
  /** False while the stage draws the posters. */
  hasImage: boolean;
  turn: ImageTurn;
}

/** One game of a rail: a link when it can be played, a button when it can only be looked at. */
export const PosterMirror = memo(function PosterMirror(props: PosterProps) {
  const { poster, x, margin, width, height, hasImage } = props;
  const shared = {
    className: styles.poster,
    'aria-label': poster.label,
    'data-touch': poster.key,
    'data-game': poster.gameId,
    'aria-keyshortcuts': 'Alt+Enter',
    style: { width, height },
  };
  const artwork = hasImage && <PosterImage {...props} />;
  return (
    <li className={styles.slot} style={{ left: x, scrollMarginLeft: margin }}>
      {poster.address ? (
        <a {...shared} href={poster.address} draggable={false}>
          {artwork}
        </a>
      ) : (
        <button {...shared} type="button">
          {artwork}
        </button>
      )}
    </li>
  );
});

function PosterImage({ poster, width, height, turn }: PosterProps) {
  const [isMissing, setMissing] = useState(false);
  const art = useOrnaments();
  const plaque = brandPlaqueWidth(poster.brand);
  const { pennant } = poster;
  return (
    <>
      <span className={styles.posterGround} style={{ color: poster.hue }} aria-hidden="true">
        {isMissing && <b>{poster.name}</b>}
      </span>
      {!isMissing && (
        <img
          className={styles.posterImage}
          src={turn === 'wait' ? undefined : poster.image}
          alt=""
          width={width}
          height={height}
          loading={turn === 'first' ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          onError={() => setMissing(true)}
        />
      )}
      <span
        className={styles.plaque}
        aria-hidden="true"
        style={{
          width: plaque,
          height: PLAQUE_HEIGHT,
          left: Math.round((width - plaque) / 2),
          ...backgroundStyle(
            art?.address(`plaque:${plaque}`, () => art.brandPlaqueSvg(art.paint, plaque, PLAQUE_HEIGHT)),
          ),
        }}
      >
        {poster.brand}
      </span>
      {pennant && art && <Pennant art={art} kind={pennant} text={poster.pennantText} />}
    </>
  );
}

interface PennantProps {
  art: Ornaments;
  kind: NonNullable<PosterContent['pennant']>;
  text: string;
}

function Pennant({ art, kind, text }: PennantProps) {
  const width = pennantWidth(text);
  const address = art.address(`pennant:${kind}:${width}`, () => art.pennantSvg(art.paint, kind, width));
  return (
    <span
      className={styles.pennant}
      aria-hidden="true"
      style={{
        width,
        height: art.PENNANT_HEIGHT,
        color: art.pennantColours(art.paint, kind).text,
        ...backgroundStyle(address),
      }}
    >
      {text}
    </span>
  );
}
