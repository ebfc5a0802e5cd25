import type { Look } from './lobby-skins.ts';
import type { LobbyState } from './lobby-states.ts';
import { type Part, part } from './part.ts';

export interface LobbyScreenshot extends Look {
  readonly name: string;
  readonly state: LobbyState;
  /** What this one shows and no other; none for the one that shows the whole phone. */
  readonly shown?: Part;
}

const PHONE = [412, 915] as const;

/**
 * Every state of the lobby once, and with them every theme, size, language and renderer at least once; whole pages of
 * themes and sizes are in pairs.spec. All combinations are 336 pictures, which `npm run bench -- matrix` takes.
 */
export const LOBBY_SCREENSHOTS: readonly LobbyScreenshot[] = [
  { name: 'webgl-360', state: 'top', renderer: 'webgl', size: [360, 740], shown: part(0, 270, 360, 190) },
  { name: 'canvas-412', state: 'top', renderer: 'canvas', size: PHONE },
  {
    name: 'canvas-820',
    state: 'top',
    renderer: 'canvas',
    size: [820, 1180],
    theme: 'vip-2',
    shown: part(0, 370, 820, 160),
  },
  { name: 'webgl-1280', state: 'top', renderer: 'webgl', size: [1280, 800], shown: part(860, 70, 420, 230) },
  {
    name: 'canvas-1920',
    state: 'top',
    renderer: 'canvas',
    size: [1920, 1080],
    theme: 'vip-6',
    shown: part(1390, 850, 530, 230),
  },
  {
    name: 'low-915',
    state: 'top',
    renderer: 'canvas',
    size: [915, 412],
    theme: 'vip-3',
    shown: part(0, 0, 240, 412),
  },
  {
    name: 'page-412',
    state: 'top',
    renderer: 'none',
    size: PHONE,
    theme: 'vip-4',
    shown: part(0, 290, 412, 190),
  },
  { name: 'page-1280', state: 'top', renderer: 'none', size: [1280, 800], shown: part(860, 180, 420, 190) },
  { name: 'fil', state: 'top', renderer: 'webgl', size: PHONE, locale: 'fil', shown: part(0, 290, 412, 280) },
  {
    name: 'zh-CN',
    state: 'top',
    renderer: 'canvas',
    size: PHONE,
    locale: 'zh-CN',
    shown: part(0, 290, 412, 280),
  },
  {
    name: 'theme',
    state: 'top',
    renderer: 'webgl',
    size: PHONE,
    theme: 'market',
    shown: part(0, 40, 260, 250),
  },
  {
    name: 'scrolled-webgl',
    state: 'scrolled',
    renderer: 'webgl',
    size: PHONE,
    theme: 'vip-1',
    shown: part(0, 50, 300, 240),
  },
  {
    name: 'end-1280',
    state: 'end',
    renderer: 'canvas',
    size: [1280, 800],
    theme: 'vip-4',
    shown: part(200, 400, 1080, 400),
  },
  { name: 'focus', state: 'focus', renderer: 'webgl', size: PHONE, shown: part(0, 700, 200, 150) },
  {
    name: 'second-banner',
    state: 'second-banner',
    renderer: 'canvas',
    size: PHONE,
    theme: 'vip-5',
    shown: part(0, 60, 260, 240),
  },
  { name: 'game-sheet', state: 'game-sheet', renderer: 'canvas', size: PHONE, shown: part(0, 490, 412, 425) },
  { name: 'offline', state: 'offline', renderer: 'canvas', size: PHONE, shown: part(0, 760, 412, 155) },
];
