import { createStore } from 'zustand/vanilla';
import { type RedDots, redDots } from '../../contract/config/app-config.ts';

const names = Object.keys(redDots.shape) as (keyof RedDots)[];
const NONE = Object.fromEntries(names.map((name) => [name, false])) as RedDots;

export const redDotStore = createStore<RedDots>()(() => NONE);

export function clearRedDots(): void {
  redDotStore.setState(NONE, true);
}
