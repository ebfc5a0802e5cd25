import type { Text } from 'pixi.js';

/** Has a text's face measured before a moment that shows it, and frees the text. */
export function warmText(text: Text): void {
  void text.width;
  text.destroy();
}
