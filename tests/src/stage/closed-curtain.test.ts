// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { isCurtainClosed } from '../../../src/stage/observe-cover.ts';

it.each([
  ['stands', '<div id="splash"></div>', true],
  ['is opening', '<div id="splash" class="leaving grand"></div>', false],
  ['is hidden behind the snapshot of an earlier visit', '<div id="splash" hidden></div>', false],
  ['has gone', '', false],
])('curtain that %s: posters come in behind it only while it is closed', (_what, html, isClosed) => {
  document.body.innerHTML = html;
  expect(isCurtainClosed(document)).toBe(isClosed);
});
