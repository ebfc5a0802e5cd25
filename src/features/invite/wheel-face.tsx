import type { CSSProperties } from 'react';
import { useStore } from 'zustand';
import type { Paint } from '../../../contract/config/paint.ts';
import { type Cents, formatCents } from '../../../contract/money.ts';
import {
  layoutWheelStage,
  REFERENCE_WIDTH,
  restOf,
  WHEEL_RATIO,
} from '../../../scenes/invite-wheel/layout.ts';
import {
  inviteBulbsSvg,
  inviteDiscSvg,
  inviteHubSvg,
  inviteStandSvg,
} from '../../../scenes/ornaments/invite-wheel.ts';
import { pointerSvg } from '../../../scenes/ornaments/jackpot-wheel.ts';
import { svgDataUrl } from '../../../scenes/ornaments/svg-data-url.ts';
import { themeStore } from '../../session/config/theme-store.ts';
import { classNames } from '../../ui/class-names.ts';
import drawnParts from '../../ui/drawn.module.css';
import { useUi } from '../../ui/ui-context.ts';
import { goldenSectors } from './invite-rules.ts';
import styles from './wheel.module.css';

const STAGE = layoutWheelStage(REFERENCE_WIDTH);
const drawn = new WeakMap<Paint, Map<string, ReturnType<typeof drawImages>>>();

function drawImages(paint: Paint, sectors: readonly Cents[]) {
  const address = (svg: string) => `url("${svgDataUrl(svg)}")`;
  const { pointer } = STAGE;
  return {
    stand: address(inviteStandSvg(paint, STAGE)),
    bulbs: address(inviteBulbsSvg(paint, STAGE, 0)),
    disc: address(inviteDiscSvg(paint, STAGE.radius, sectors.length, goldenSectors(sectors))),
    hub: address(inviteHubSvg(paint, STAGE.hub)),
    pointer: address(pointerSvg(paint, pointer.width, pointer.height)),
  };
}

/** The images of a wheel, drawn once for each theme. */
function imagesOf(paint: Paint, sectors: readonly Cents[]): ReturnType<typeof drawImages> {
  const ofPaint = drawn.get(paint) ?? new Map<string, ReturnType<typeof drawImages>>();
  drawn.set(paint, ofPaint);
  const key = sectors.join();
  const images = ofPaint.get(key) ?? drawImages(paint, sectors);
  ofPaint.set(key, images);
  return images;
}

const percentOf = (length: number, whole: number) => `${((length / whole) * 100).toFixed(3)}%`;

function centredSquareStyle(reach: number): CSSProperties {
  const { x, y, width, height } = STAGE;
  return {
    left: percentOf(x - reach, width),
    top: percentOf(y - reach, height),
    width: percentOf(reach * 2, width),
    height: percentOf(reach * 2, height),
  };
}

/** The page's own wheel: what is seen until the canvas draws the same one, and where nothing is drawn. */
export function WheelFace({ sectors, sector }: { sectors: readonly Cents[]; sector: number | null }) {
  const paint = useStore(themeStore, (state) => state.paint);
  const { moneyFormat } = useUi();
  const images = imagesOf(paint, sectors);
  const golden = new Set(goldenSectors(sectors));
  const { pointer, width, height } = STAGE;
  const turn = sector === null ? 0 : restOf(sector, sectors.length);
  const short = { ...moneyFormat, showWholeCents: false };
  return (
    <div className={drawnParts.face} style={{ aspectRatio: `1 / ${WHEEL_RATIO}` }} aria-hidden="true">
      <div className={drawnParts.image} style={{ inset: 0, backgroundImage: images.stand }} />
      <div className={drawnParts.image} style={{ inset: 0, backgroundImage: images.bulbs }} />
      <div
        className={classNames(drawnParts.image, styles.disc)}
        style={{ ...centredSquareStyle(STAGE.radius), backgroundImage: images.disc, rotate: `${turn}deg` }}
      >
        {sectors.map((amount, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a sector is its place
            key={index}
            data-golden={golden.has(index) || undefined}
            style={{ rotate: `${(index * 360) / sectors.length}deg` }}
          >
            {formatCents(amount, short)}
          </span>
        ))}
      </div>
      <div
        className={drawnParts.image}
        style={{ ...centredSquareStyle(STAGE.hub), backgroundImage: images.hub }}
      />
      <div
        className={drawnParts.image}
        style={{
          left: percentOf(pointer.x, width),
          top: percentOf(pointer.y, height),
          width: percentOf(pointer.width, width),
          height: percentOf(pointer.height, height),
          backgroundImage: images.pointer,
        }}
      />
    </div>
  );
}
