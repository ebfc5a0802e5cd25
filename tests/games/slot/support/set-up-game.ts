import { beforeAll, beforeEach, vi } from 'vitest';
import { activateMessages, loadMessages } from '../../../../src/platform/i18n.ts';
import { setUpStage } from '../../../scenes/support/set-up-stage.ts';

/** Paper, stepped time and the English messages of a game for each test of a file. */
export function setUpGame() {
  const stage = setUpStage();
  beforeAll(async () => {
    await loadMessages('game', 'slot', 'slot-royal-sevens');
    await activateMessages('en');
  });
  // Pixi measures text with what it finds of a browser.
  beforeEach(() => void vi.stubGlobal('CanvasRenderingContext2D', class {}));
  return stage;
}
