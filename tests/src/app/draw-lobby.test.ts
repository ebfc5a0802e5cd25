import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_PAINT } from '../../../contract/config/paint.ts';
import { drawLobby } from '../../../src/app/first-window/draw-lobby.ts';
import { type DomNode, PLATE } from '../../../src/app/first-window/element.ts';
import { makeLobby } from '../../../src/features/lobby/model/lobby-model.ts';
import { activateMessages, loadMessages } from '../../../src/platform/i18n.ts';
import { lobbyInput } from '../features/lobby/support/lobby-input.ts';

beforeAll(async () => {
  await activateMessages('en');
  await loadMessages('shell', 'lobby');
});

const elementsOf = (node: DomNode): { tag: string; attributes: Readonly<Record<string, string>> }[] => {
  if (typeof node === 'string') return [];
  const { 0: tag, 1: attributes } = node;
  return [{ tag, attributes }, ...(node.slice(2) as DomNode[]).flatMap(elementsOf)];
};

function drawn() {
  const input = lobbyInput();
  const { content, layout } = makeLobby(input);
  const { windowHeight, top } = input.column;
  return elementsOf(
    drawLobby({
      content,
      layout,
      windowHeight,
      top,
      paint: DEFAULT_PAINT,
      noWinners: 'None',
      pauseIcon: 'M0 0',
    }),
  );
}

describe('lobby of the first window', () => {
  it('place of an element that carries a drawing does not wait for the drawing', () => {
    const plates = drawn().filter(({ attributes }) => PLATE in attributes);
    expect(plates.length).toBeGreaterThan(8);
    for (const { attributes } of plates) {
      expect(attributes[PLATE]).toMatch(/^data:image\/svg/);
      expect(attributes.style).toMatch(/width:\d+px/);
    }
    expect(drawn().filter(({ attributes }) => /data:|url\(/.test(attributes.style ?? ''))).toEqual([]);
  });

  it('lobby can be looked at only: nothing in it leads anywhere or is named', () => {
    const names = new Set(drawn().flatMap(({ attributes }) => Object.keys(attributes)));
    expect(
      [...names].filter((name) => /^(?:href|id|tabindex|role|onclick|aria-(?!current))/.test(name)),
    ).toEqual([]);
  });
});
