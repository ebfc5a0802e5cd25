import type { Look } from './lobby-skins.ts';
import type { LobbyState } from './lobby-states.ts';

export interface LobbyScreenshot extends Look {
  readonly name: string;
  readonly state: LobbyState;
}

const PHONE = [412, 915] as const;

/**
 * Every state of the lobby once, and with them every theme, size, language and renderer at least once; each theme at each
 * size is in pairs.spec:
 * all combinations are 336 pictures, which `npm run bench -- matrix` takes.
 */
export const LOBBY_SCREENSHOTS: readonly LobbyScreenshot[] = [
  { name: 'webgl-360', state: 'top', renderer: 'webgl', size: [360, 740] },
  { name: 'canvas-412', state: 'top', renderer: 'canvas', size: PHONE },
  { name: 'canvas-820', state: 'top', renderer: 'canvas', size: [820, 1180], theme: 'vip-2' },
  { name: 'webgl-1280', state: 'top', renderer: 'webgl', size: [1280, 800] },
  { name: 'canvas-1920', state: 'top', renderer: 'canvas', size: [1920, 1080], theme: 'vip-6' },
  { name: 'low-915', state: 'top', renderer: 'canvas', size: [915, 412], theme: 'vip-3' },
  { name: 'page-412', state: 'top', renderer: 'none', size: PHONE, theme: 'vip-4' },
  { name: 'page-1280', state: 'top', renderer: 'none', size: [1280, 800] },
  { name: 'fil', state: 'top', renderer: 'webgl', size: PHONE, locale: 'fil' },
  { name: 'zh-CN', state: 'top', renderer: 'canvas', size: PHONE, locale: 'zh-CN' },
  { name: 'theme', state: 'top', renderer: 'webgl', size: PHONE, theme: 'market' },
  { name: 'scrolled-webgl', state: 'scrolled', renderer: 'webgl', size: PHONE, theme: 'vip-1' },
  { name: 'scrolled-canvas', state: 'scrolled', renderer: 'canvas', size: PHONE },
  { name: 'end-1280', state: 'end', renderer: 'canvas', size: [1280, 800], theme: 'vip-4' },
  { name: 'focus', state: 'focus', renderer: 'webgl', size: PHONE },
  { name: 'second-banner', state: 'second-banner', renderer: 'canvas', size: PHONE, theme: 'vip-5' },
  { name: 'game-sheet', state: 'game-sheet', renderer: 'canvas', size: PHONE },
  { name: 'offline', state: 'offline', renderer: 'canvas', size: PHONE },
];
