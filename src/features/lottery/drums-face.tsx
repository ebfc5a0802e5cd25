import type { CSSProperties } from 'react';
import { useStore } from 'zustand';
import type { Paint } from '../../../contract/config/paint.ts';
import { LOTTERY_RATIO, LOTTERY_REFERENCE_WIDTH, layoutLottery } from '../../../scenes/lottery/layout.ts';
import { inviteBulbsSvg } from '../../../scenes/ornaments/invite-wheel.ts';
import { lotteryDrumSvg, lotteryGlassSvg, lotteryStandSvg } from '../../../scenes/ornaments/lottery.ts';
import { svgDataUrl } from '../../../scenes/ornaments/svg-data-url.ts';
import { themeStore } from '../../session/config/theme-store.ts';
import { classNames } from '../../ui/class-names.ts';
import drawnParts from '../../ui/drawn.module.css';
import styles from './drums.module.css';

const drawn = new WeakMap<Paint, Map<number, ReturnType<typeof drawImages>>>();

function drawImages(paint: Paint, digits: number) {
  const stage = layoutLottery(LOTTERY_REFERENCE_WIDTH, digits);
  const [drum] = stage.drums;
  const address = (svg: string) => `url("${svgDataUrl(svg)}")`;
  return {
    stage,
    stand: address(lotteryStandSvg(paint, stage)),
    bulbs: address(inviteBulbsSvg(paint, stage, 0)),
    drum: drum && address(lotteryDrumSvg(paint, drum.width, drum.height)),
    glass: drum && address(lotteryGlassSvg(drum.width, drum.height)),
  };
}

/** The images of a machine, drawn once for each theme. */
function imagesOf(paint: Paint, digits: number): ReturnType<typeof drawImages> {
  const ofPaint = drawn.get(paint) ?? new Map<number, ReturnType<typeof drawImages>>();
  drawn.set(paint, ofPaint);
  const images = ofPaint.get(digits) ?? drawImages(paint, digits);
  ofPaint.set(digits, images);
  return images;
}

const percentOf = (length: number, whole: number) => `${((length / whole) * 100).toFixed(3)}%`;

/** The page's own drums: what is seen until the canvas draws the same ones, and where nothing is drawn. */
export function DrumsFace({ digits, number }: { digits: number; number: string | null }) {
  const paint = useStore(themeStore, (state) => state.paint);
  const { stage, stand, bulbs, drum, glass } = imagesOf(paint, digits);
  const { width, height } = stage;
  return (
    <div className={drawnParts.face} style={{ aspectRatio: `1 / ${LOTTERY_RATIO}` }} aria-hidden="true">
      <div className={drawnParts.image} style={{ inset: 0, backgroundImage: stand }} />
      <div className={drawnParts.image} style={{ inset: 0, backgroundImage: bulbs }} />
      {stage.drums.map((box, index) => {
        const at: CSSProperties = {
          left: percentOf(box.x, width),
          top: percentOf(box.y, height),
          width: percentOf(box.width, width),
          height: percentOf(box.height, height),
        };
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a drum is its place
            key={index}
            className={classNames(drawnParts.image, styles.drum)}
            style={{ ...at, backgroundImage: drum }}
          >
            <span>{number?.[index] ?? ''}</span>
            <i className={drawnParts.image} style={{ backgroundImage: glass }} />
          </div>
        );
      })}
    </div>
  );
}
