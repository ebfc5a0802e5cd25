/** How large posters are, and how far apart: by the window, and on a desktop by the room that a rail has. */

export interface PosterSize {
  /** CSS pixels; three wide for four high. */
  readonly width: number;
  readonly height: number;
  /** From one poster's left edge to the next one's. */
  readonly pitch: number;
}

export type LobbySize = 'phone' | 'tablet' | 'desktop';

const TABLET_FROM = 768;
const DESKTOP_FROM = 1280;

export function lobbySize(windowWidth: number): LobbySize {
  return windowWidth >= DESKTOP_FROM ? 'desktop' : windowWidth >= TABLET_FROM ? 'tablet' : 'phone';
}

const PHONE = { width: 117, height: 156, pitch: 126 };
const TABLET = { width: 132, height: 176, pitch: 147 };
/** The artwork of a desktop: a poster is never larger. */
const DESKTOP_WIDTH = 192;
const DESKTOP_GAP = 15;
const NARROWEST_PITCH = 176;
/** A desktop's pitch as a share of the room, before it is stretched so that half a poster peeks in. */
const PITCH_SHARE = 0.11;

/** Width of the image file that a window's posters are drawn from. */
export function posterImageWidth(windowWidth: number): number {
  const size = lobbySize(windowWidth);
  return size === 'phone' ? PHONE.width : size === 'tablet' ? TABLET.width : DESKTOP_WIDTH;
}

/** Posters of a rail with `room` CSS pixels from its first poster to its right edge. */
export function posterSize(windowWidth: number, room: number): PosterSize {
  const size = lobbySize(windowWidth);
  if (size === 'desktop') return desktopPoster(room);
  const usual = size === 'phone' ? PHONE : TABLET;
  return { ...usual, pitch: withoutSliver(room, usual.pitch) };
}

/** As many posters as fit, and half of one more: it says that the rail goes on. */
function desktopPoster(room: number): PosterSize {
  const most = DESKTOP_WIDTH + DESKTOP_GAP;
  const usual = Math.min(most, Math.max(NARROWEST_PITCH, room * PITCH_SHARE));
  const whole = Math.max(1, Math.floor(room / usual - 0.5));
  const pitch = Math.min(most, Math.floor(room / (whole + 0.5)));
  // A multiple of three has a height in whole pixels.
  const width = 3 * Math.floor((pitch - DESKTOP_GAP) / 3);
  return { width, height: (width * 4) / 3, pitch: withoutSliver(room, pitch) };
}

/** A poster that is partly visible at the right edge shows this much, or nothing: a sliver looks like an error. */
const MIN_PEEK = 20;
/** How many pixels a gap may grow or shrink for that. */
const GAP_PLAY = 4;

/** The pitch as near to the usual as leaves no sliver at the edge. */
function withoutSliver(room: number, usual: number): number {
  for (let play = 0; play <= GAP_PLAY; play += 1) {
    for (const pitch of [usual - play, usual + play]) if (room % pitch >= MIN_PEEK) return pitch;
  }
  return usual;
}
