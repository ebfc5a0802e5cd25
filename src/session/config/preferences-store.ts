import { createStore } from 'zustand/vanilla';
import { type KeyValues, localKeys } from '../../platform/key-values.ts';

/** What a person chose for this browser; it outlives a sign-out. */
export interface Preferences {
  readonly isSoundOn: boolean;
  /** Of all sounds, from 0 to 1. */
  readonly volume: number;
  /** The lobby's loop, beside the other sounds. */
  readonly isMusicOn: boolean;
  /** The app's own switch; the system's setting for reduced motion applies beside it. */
  readonly isMotionReduced: boolean;
  /** Notices: a deposit that has arrived, an available chance, offers that open by themselves. */
  readonly isPaidTold: boolean;
  readonly isChanceTold: boolean;
  readonly areOffersShown: boolean;
}

const KEY = 'preferences';
const DEFAULTS: Preferences = {
  isSoundOn: true,
  volume: 0.7,
  isMusicOn: false,
  isMotionReduced: false,
  isPaidTold: true,
  isChanceTold: true,
  areOffersShown: true,
};

const isVolume = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

/** Stored choices over the defaults; what cannot be read is left out. */
export function readPreferences(keys: KeyValues = localKeys): Preferences {
  try {
    const stored = JSON.parse(keys.get(KEY) ?? '{}') as Partial<Record<keyof Preferences, unknown>>;
    const choices: Record<string, unknown> = { ...DEFAULTS };
    for (const [key, value] of Object.entries(stored))
      if (typeof value === 'boolean' && typeof choices[key] === 'boolean') choices[key] = value;
    if (isVolume(stored.volume)) choices.volume = stored.volume;
    return choices as unknown as Preferences;
  } catch {
    return DEFAULTS;
  }
}

export const preferencesStore = createStore<Preferences>()(() => readPreferences());

export function changePreferences(changes: Partial<Preferences>, keys: KeyValues = localKeys): void {
  preferencesStore.setState(changes);
  keys.set(KEY, JSON.stringify(preferencesStore.getState()));
}
