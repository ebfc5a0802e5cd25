import { useMemo } from 'react';
import { useStore } from 'zustand';
import { type DressName, dressBox, dressSvg } from '../../../scenes/ornaments/season-dress.ts';
import { svgDataUrl } from '../../../scenes/ornaments/svg-data-url.ts';
import { lobbyStore } from '../../features/lobby/lobby-store.ts';
import { themeStore } from '../../session/config/theme-store.ts';
import { boxStyle } from './box-style.ts';
import styles from './season-dress.module.css';

/**
 * What the marquee wears in a season: one image over canvas and mirror alike, so that it is the same in either and
 * neither is drawn again for it.
 */
export function SeasonDress({ name }: { name: DressName }) {
  const marquee = useStore(lobbyStore, (state) => state.layout?.marquee ?? null);
  const paint = useStore(themeStore, (state) => state.paint);
  const address = useMemo(
    () => (marquee ? svgDataUrl(dressSvg(name, paint, marquee)) : undefined),
    [name, paint, marquee],
  );
  if (!marquee) return null;
  return (
    <img
      className={styles.dress}
      style={boxStyle(dressBox(marquee))}
      src={address}
      alt=""
      draggable={false}
      data-dress={name}
    />
  );
}
