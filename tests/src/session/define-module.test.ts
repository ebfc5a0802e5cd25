import { describe, expect, it } from 'vitest';
import { paths } from '../../../src/platform/paths.ts';
import {
  type OverlayPanelProps,
  openOverlay,
  overlayStore,
} from '../../../src/session/overlays/overlay-store.ts';
import { defineModule } from '../../../src/session/pages/define-module.ts';
import type { EarlyModule } from '../../../src/session/pages/early-module.ts';

const panel = async () => () => null;
const gamePanel = async () => (_: OverlayPanelProps<'game'>) => null;

describe('module manifest', () => {
  it('rows are completed with the module’s messages and the page defaults', () => {
    const { routes, overlays } = defineModule({
      messages: ['wallet'],
      routes: {
        wallets: { path: paths.wallets, titleKey: 'page.title.wallet', panel },
        fair: { path: paths.fair, titleKey: 'page.title.fair', messages: ['fair'], surface: 'full', panel },
      },
      overlays: { help: { titleKey: 'page.help.title', surface: 'sheet', panel } },
    });
    expect(routes.wallets).toMatchObject({
      name: 'wallets',
      messages: ['wallet'],
      guard: 'open',
      surface: 'page',
      hasBubble: false,
    });
    expect(routes.fair).toMatchObject({ messages: ['fair'], surface: 'full' });
    expect(overlays.help).toMatchObject({ name: 'help', messages: ['wallet'] });
  });

  it('unknown route, overlay, message or flag does not compile', () => {
    const row = { titleKey: 'page.title.wallet', surface: 'sheet', panel } as const;
    const route = { path: paths.wallets, titleKey: 'page.title.wallet', panel } as const;
    // @ts-expect-error: no such route
    defineModule({ messages: [], routes: { nowhere: route } });
    // @ts-expect-error: the path of another route
    defineModule({ messages: [], routes: { member: route } });
    // @ts-expect-error: no such overlay
    defineModule({ messages: [], overlays: { nothing: row } });
    // @ts-expect-error: no such namespace
    defineModule({ messages: ['nothing'] });
    // @ts-expect-error: no such text
    defineModule({ messages: [], overlays: { help: { ...row, titleKey: 'shell.nothing' } } });
    // @ts-expect-error: a panel of another overlay
    defineModule({ messages: [], overlays: { fair: { ...row, panel: gamePanel } } });
    // @ts-expect-error: no such overlay
    const rules: EarlyModule = { overlayRules: { nothing: { needsAnswer: true } } };
    // @ts-expect-error: no such flag
    const flags: EarlyModule = { redDots: { member: ['nothing'] } };
    expect([rules, flags]).toHaveLength(2);
  });
});

describe('typed overlay', () => {
  it('unknown overlay, or one with wrong props, does not compile', () => {
    // @ts-expect-error: no such overlay
    openOverlay('nothing');
    // @ts-expect-error: help is told nothing
    openOverlay('help', { gameId: 1 });
    // @ts-expect-error: a game has an id
    openOverlay('game');
    // @ts-expect-error: a number
    openOverlay('game', { gameId: '1' });
    openOverlay('game', { gameId: 1, title: 'A game' });
    expect(overlayStore.getState().stack.at(-1)).toMatchObject({ name: 'game', props: { gameId: 1 } });
    overlayStore.setState({ stack: [] });
  });
});
