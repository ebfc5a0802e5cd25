import { Container, Graphics, Sprite, Text, type Texture } from 'pixi.js';
import { PLATE } from './tide-layout.ts';

/** What the two faces of the plate lack: the peso sign, and Chinese. */
const MORE_FACES = ['Peso', 'Noto Sans SC', 'PingFang SC', 'Microsoft YaHei', 'sans-serif'];

interface FeatureState {
  readonly text: string;
  readonly multiplier: number;
  readonly total: string;
}

/** Under the reels during free rounds: which one it is, the multiplier beside its lantern, and what they have paid. */
export class FeaturePlate {
  readonly view = new Container();
  readonly #text: Text;
  readonly #multiplier: Text;
  readonly #total: Text;

  constructor(lantern: Texture) {
    const { x, y, width, height } = PLATE;
    const [left, top] = [-width / 2, -height / 2];
    const board = new Graphics()
      .roundRect(left, top, width, height, 10)
      .fill({ color: 0x0a0f2e, alpha: 0.92 })
      .roundRect(left + 2, top + 2, width - 4, height - 4, 8)
      .stroke({ color: 0xe9bf6a, width: 3 })
      .roundRect(left + 8, top + 8, width - 16, height - 16, 5)
      .stroke({ color: 0xe9bf6a, width: 1, alpha: 0.6 });
    const icon = new Sprite(lantern);
    icon.anchor.set(0.5);
    icon.setSize(140);
    icon.position.set(0, -6);
    const write = (size: number, colour: number, face: string, at: number, anchor: number) => {
      const text = new Text({ style: { fontFamily: [face, ...MORE_FACES], fontSize: size, fill: colour } });
      text.anchor.set(anchor, 0.5);
      text.position.set(at, 0);
      return text;
    };
    this.#text = write(34, 0xf4ecdd, 'Limelight', left + 26, 0);
    this.#multiplier = write(60, 0x3a0b06, 'Bebas Neue', 0, 0.5);
    this.#total = write(56, 0xffe7a6, 'Bebas Neue', width / 2 - 26, 1);
    this.view.addChild(board, icon, this.#text, this.#multiplier, this.#total);
    this.view.position.set(x, y);
    this.view.visible = false;
  }

  show({ text, multiplier, total }: FeatureState): void {
    this.view.visible = true;
    this.#text.text = text;
    this.#multiplier.text = `×${multiplier}`;
    this.#total.text = total;
  }

  hide(): void {
    this.view.visible = false;
  }
}
