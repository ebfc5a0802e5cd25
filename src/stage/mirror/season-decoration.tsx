import { useMemo } from 'react';
import { useStore } from 'zustand';
import {
  decorationBox,
  decorationSvg,
  type SeasonName,
} from '../../../scenes/ornaments/season-decoration.ts';
import { svgDataUrl } from '../../../scenes/ornaments/svg-data-url.ts';
import { lobbyStore } from '../../features/lobby/lobby-store.ts';
import { themeStore } from '../../session/config/theme-store.ts';
import { boxStyle } from './box-style.ts';
import styles from './season-decoration.module.css';

/**
 * What the marquee wears in a season: one image over canvas and mirror alike, so that it is the same in either and
 * neither is drawn again for it.
 */
export function SeasonDecoration({ name }: { name: SeasonName }) {
  const marquee = useStore(lobbyStore, (state) => state.layout?.marquee ?? null);
  const paint = useStore(themeStore, (state) => state.paint);
  const address = useMemo(
    () => (marquee ? svgDataUrl(decorationSvg(name, paint, marquee)) : undefined),
    [name, paint, marquee],
  );
  if (!marquee) return null;
  return (
    <img
      className={styles.decoration}
      style={boxStyle(decorationBox(marquee))}
      src={address}
      alt=""
      draggable={false}
      data-decoration={name}
    />
  );
}
