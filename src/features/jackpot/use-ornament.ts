import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Paint } from '../../../contract/config/paint.ts';
import { svgDataUrl } from '../../../scenes/ornaments/svg-data-url.ts';
import { themeStore } from '../../session/config/theme-store.ts';

type Draw = (paint: Paint, width: number, height: number) => string;

const addresses = new WeakMap<Paint, Map<string, string>>();

function addressOf(paint: Paint, key: string, draw: () => string): string {
  const known = addresses.get(paint) ?? new Map<string, string>();
  addresses.set(paint, known);
  const address = known.get(key) ?? svgDataUrl(draw());
  known.set(key, address);
  return address;
}

/**
 * Puts a drawn ornament behind an element, as large as the element is, in the theme in force.
 * @param key names what `draw` draws; the same key at the same size is drawn once
 */
export function useOrnament<E extends HTMLElement>(key: string, draw: Draw): RefObject<E | null> {
  const element = useRef<E>(null);
  const paint = useStore(themeStore, (state) => state.paint);
  const [size, setSize] = useState('');
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const measure = () => setSize(`${target.offsetWidth}x${target.offsetHeight}`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, []);
  // A new one in each render; `key` tells when it draws something else.
  const drawNow = useEffectEvent(draw);
  useLayoutEffect(() => {
    const target = element.current;
    const [width = 0, height = 0] = size.split('x').map(Number);
    if (!target || width < 8 || height < 8) return;
    const address = addressOf(paint, `${key}:${size}`, () => drawNow(paint, width, height));
    target.style.setProperty('--ornament', `url("${address}")`);
  }, [paint, size, key]);
  return element;
}
