import { askToBuy } from '../../kit/dialogs.ts';
import { button } from '../../kit/element.ts';
import { micros } from '../../kit/money.ts';
import { type GameControls, startGame } from '../../kit/start-game.ts';
import type { TideEvent } from '../tide-events.ts';
import { BONUS_COST } from '../tide-model.ts';
import { SCENE } from './tide-layout.ts';
import { openTideScene } from './tide-scene.ts';
import { fill, tideWords } from './tide-words.ts';

/** Free rounds are bought after a question that names their cost. */
function addBuyButton({
  console: foot,
  config,
  launch,
  words: common,
  write,
  stake,
  play,
}: GameControls): void {
  if (config.isBuyDisabled) return;
  const words = tideWords(launch.language);
  const ask = () => {
    const cost = write(micros(stake() * BONUS_COST));
    const texts = {
      title: words.buyTitle,
      text: fill(words.buyText, { cost }),
      buy: fill(words.buyNow, { cost }),
      cancel: common.cancel,
    };
    askToBuy(texts, () => play('bonus'));
  };
  foot.add(button('buy-button', words.buy, ask));
}

await startGame<TideEvent>({
  title: 'Lantern Tide',
  size: [SCENE.width, SCENE.height],
  playText: (language) => tideWords(language).spin,
  openScene: openTideScene,
  addControls: addBuyButton,
});
