import { startGame } from '../../kit/start-game.ts';
import type { CoinTossEvent } from '../toss-events.ts';
import { openCoinScene } from './coin-scene.ts';
import { tossWords } from './toss-words.ts';

await startGame<CoinTossEvent>({
  title: 'Star Toss',
  size: [800, 900],
  playText: (language) => tossWords(language).toss,
  openScene: openCoinScene,
});
