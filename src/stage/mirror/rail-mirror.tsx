import { type CSSProperties, memo, useLayoutEffect, useRef } from 'react';
import type { RailContent } from '../../../scenes/lobby/content.ts';
import type { Box, LobbyLayout, RailLayout } from '../../../scenes/lobby/layout.ts';
import { boxStyle } from './box-style.ts';
import type { RailTurns } from './image-turns.ts';
import styles from './lobby-mirror.module.css';
import { railOffset, setRailOffset } from './mirror-store.ts';
import { PosterMirror } from './poster-mirror.tsx';

interface RailProps {
  content: RailContent;
  rail: RailLayout;
  poster: LobbyLayout['poster'];
  margin: number;
  /** A far rail keeps its heading and its box; its posters are rendered when it is near. */
  isNear: boolean;
  /** False while only the posters in the window are there. */
  isWhole: boolean;
  hasImages: boolean;
  turns: RailTurns;
}

export const RailMirror = memo(function RailMirror(props: RailProps) {
  const { content, rail, isNear } = props;
  const id = `rail-${content.key}`;
  return (
    <section className={styles.rail} style={boxStyle(rail.box)} aria-labelledby={id} data-guide="rail">
      <div className={styles.head} style={boxStyle(rail.head, rail.box)}>
        <h2 id={id} className={styles.title}>
          {content.title}
        </h2>
        <span className={styles.rule} aria-hidden="true" />
        <a
          className={styles.all}
          href={content.allAddress}
          aria-label={content.allLabel}
          draggable={false}
          data-touch={`all:${content.key}`}
          data-end-card={rail.endCard ? content.title : undefined}
          style={rail.endCard ? endCardStyle(rail.endCard, rail.head) : undefined}
        >
          {content.allWord} <b>{content.allCount}</b>
          <Chevron />
        </a>
      </div>
      {isNear && <Track {...props} />}
    </section>
  );
});

function Track({ content, rail, poster, margin, isWhole, hasImages, turns }: RailProps) {
  const track = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const scroller = track.current;
    if (!scroller) return;
    // The one write of a scroll position: a rail that comes back, at rest. A new one lies at its beginning, and asking
    // it would lay out the whole page once more before its first paint.
    const offset = railOffset(content.key);
    if (offset !== 0) {
      scroller.scrollLeft = offset;
      setRailOffset(content.key, scroller.scrollLeft);
    }
    const follow = () => setRailOffset(content.key, scroller.scrollLeft);
    scroller.addEventListener('scroll', follow, { passive: true });
    return () => scroller.removeEventListener('scroll', follow);
  }, [content.key]);
  const top = rail.postersY - rail.track.y;
  const inWidth = Math.ceil((rail.track.width - margin) / poster.pitch);
  const turnOf = (index: number) => (index < inWidth ? turns.inWidth : turns.beyond);
  const posters = isWhole ? content.posters : content.posters.slice(0, inWidth);
  return (
    <div className={styles.track} style={boxStyle(rail.track, rail.box)} ref={track}>
      <ul className={styles.list} style={{ width: rail.contentWidth, top }}>
        {posters.map((item, index) => (
          <PosterMirror
            key={item.key}
            poster={item}
            x={margin + index * poster.pitch}
            margin={margin}
            width={poster.width}
            height={poster.height}
            hasImage={hasImages}
            turn={turnOf(index)}
          />
        ))}
      </ul>
    </div>
  );
}

/** Where the link is larger than its words: the card at the end of its rail. */
function endCardStyle(card: Box, head: Box): CSSProperties {
  return {
    '--card-left': `${card.x - head.x}px`,
    '--card-top': `${card.y - head.y}px`,
    '--card-width': `${card.width}px`,
    '--card-height': `${card.height}px`,
  } as CSSProperties;
}

const Chevron = () => (
  <svg className={styles.chevron} width="8" height="12" viewBox="0 0 8 12" aria-hidden="true">
    <title> </title>
    <path d="M1.5 1.5 6 6l-4.5 4.5" fill="none" stroke="currentColor" strokeWidth="1.6" />
  </svg>
);
