import 'pixi.js/unsafe-eval';
import { useEffect, useRef } from 'react';
import styles from './front-host.module.css';
import { startFront } from './jackpot-front.ts';

/** The second surface: a canvas above the panels, mounted only while a draw can be shown. */
export function FrontHost() {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => (host.current ? startFront(host.current) : undefined), []);
  return <div className={styles.front} ref={host} aria-hidden="true" data-front />;
}
