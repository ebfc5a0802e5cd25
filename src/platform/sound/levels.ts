/** What the player chose, from the preferences or the page around a game. */
export interface SoundSettings {
  readonly isOn: boolean;
  /** 0 to 1. */
  readonly volume: number;
  /** The lobby's loop. */
  readonly isMusicOn: boolean;
}

/** What the page is doing. */
export interface SoundScene {
  readonly isHidden: boolean;
  /** A game is open and has sounds of its own. */
  readonly isDucked: boolean;
}

export interface Levels {
  readonly effects: number;
  readonly music: number;
}

const DUCKED_GAIN = 0.4;
/** The loop lies under everything else. */
const MUSIC = 0.55;

/** How loud effects and music are now, each 0 to 1; a game leaves no room for music. */
export function levelsOf(
  { isOn, volume, isMusicOn }: SoundSettings,
  { isHidden, isDucked }: SoundScene,
): Levels {
  if (!isOn || isHidden) return { effects: 0, music: 0 };
  // Ears hear levels by their ratio: the square makes the slider's middle sound half as loud.
  const level = Math.min(Math.max(volume, 0), 1) ** 2;
  return {
    effects: isDucked ? level * DUCKED_GAIN : level,
    music: isMusicOn && !isDucked ? level * MUSIC : 0,
  };
}
