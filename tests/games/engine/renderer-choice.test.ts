import { expect, it } from 'vitest';
import { chooseRenderer } from '../../../games/engine/renderer-choice.ts';

it.each([
  ['webgl', 'ANGLE (NVIDIA GeForce)', 'webgl'],
  [null, 'ANGLE (NVIDIA GeForce)', 'webgl'],
  [null, 'ANGLE (Google, Vulkan 1.3 (SwiftShader Device))', 'canvas'],
  [null, 'llvmpipe (LLVM 15)', 'canvas'],
  [null, null, 'canvas'],
  ['canvas', 'ANGLE (NVIDIA GeForce)', 'canvas'],
  ['nonsense', 'Mali-G78', 'webgl'],
])('setting %s on %s selects the renderer %s', (forced, device, choice) => {
  expect(chooseRenderer(forced, () => device)).toBe(choice);
});
