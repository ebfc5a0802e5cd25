import { useStore } from 'zustand';
import { layoutWheelStage } from '../../../scenes/invite-wheel/layout.ts';
import {
  inviteBulbsSvg,
  inviteDiscSvg,
  inviteHubSvg,
  inviteStandSvg,
} from '../../../scenes/ornaments/invite-wheel.ts';
import { svgDataUrl } from '../../../scenes/ornaments/svg-data-url.ts';
import { themeStore } from '../../session/config/theme-store.ts';
import styles from './spin-overlay.module.css';

const STAGE = layoutWheelStage(240);
const SECTORS = 16;

/** The wheel as a picture, without amounts: what it pays is told with its odds on its page. */
export function WheelEmblem() {
  const paint = useStore(themeStore, (state) => state.paint);
  const { x, y, radius, hub, width, height } = STAGE;
  const image = (svg: string, reach?: number) => (
    <img
      src={svgDataUrl(svg)}
      alt=""
      style={reach ? { left: x - reach, top: y - reach, width: reach * 2 } : { left: 0, top: 0, width }}
    />
  );
  return (
    <div className={styles.emblem} style={{ width, height }} aria-hidden="true">
      {image(inviteStandSvg(paint, STAGE))}
      {image(inviteBulbsSvg(paint, STAGE, 0))}
      {image(inviteBulbsSvg(paint, STAGE, 1))}
      {image(inviteDiscSvg(paint, radius, SECTORS, [0, 8]), radius)}
      {image(inviteHubSvg(paint, hub), hub)}
    </div>
  );
}
