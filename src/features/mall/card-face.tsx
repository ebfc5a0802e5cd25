import { useStore } from 'zustand';
import type { Paint } from '../../../contract/config/paint.ts';
import type { Box } from '../../../scenes/lobby/layout.ts';
import { crestSvg, marqueeFrameSvg } from '../../../scenes/ornaments/marquee.ts';
import { scratchFoilSvg, scratchGroundSvg } from '../../../scenes/ornaments/scratch-card.ts';
import { svgDataUrl } from '../../../scenes/ornaments/svg-data-url.ts';
import { type CardLayout, shareOfCard } from '../../../scenes/scratch-card/layout.ts';
import { t } from '../../platform/i18n.ts';
import { themeStore } from '../../session/config/theme-store.ts';
import drawnParts from '../../ui/drawn.module.css';
import { CardFields } from './card-fields.tsx';
import styles from './card-table.module.css';
import type { ScratchTable } from './scratch-store.ts';

interface CardFaceProps {
  table: Exclude<ScratchTable, { phase: 'empty' }>;
  layout: CardLayout;
}

const drawn = new WeakMap<Paint, ReturnType<typeof drawImages>>();

function drawImages(paint: Paint, layout: CardLayout) {
  const { crest, frame } = layout;
  const address = (svg: string) => `url("${svgDataUrl(svg)}")`;
  return {
    ground: address(scratchGroundSvg(paint, layout)),
    frame: address(marqueeFrameSvg(paint, frame.width, frame.height)),
    crest: address(crestSvg(paint, crest.width, crest.height)),
    foil: address(scratchFoilSvg(paint, layout)),
  };
}

/** The images of a card, drawn once for each theme. */
function imagesOf(paint: Paint, layout: CardLayout): ReturnType<typeof drawImages> {
  const images = drawn.get(paint) ?? drawImages(paint, layout);
  drawn.set(paint, images);
  return images;
}

/** The page's own card: what is seen until the canvas draws the same one, and where nothing is drawn. */
export function CardFace({ table, layout }: CardFaceProps) {
  const paint = useStore(themeStore, (state) => state.paint);
  const images = imagesOf(paint, layout);
  const image = (name: keyof typeof images, box: Box) => (
    <div
      className={drawnParts.image}
      style={{ ...shareOfCard(box, layout), backgroundImage: images[name] }}
      aria-hidden="true"
    />
  );
  return (
    <div className={styles.face}>
      {image('ground', { x: 0, y: 0, ...layout })}
      {image('frame', layout.frame)}
      {image('crest', layout.crest)}
      <p className={styles.title} style={shareOfCard(layout.title, layout)} aria-hidden="true">
        {t('mall.card.title')}
      </p>
      <CardFields table={table} layout={layout} />
      {table.phase !== 'revealed' && image('foil', layout.foil)}
      <p className={styles.rule} style={shareOfCard(layout.rule, layout)}>
        {t('mall.card.rule')}
      </p>
    </div>
  );
}
