import type { Application } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import { AppSurface } from '../../../src/stage/app-surface.ts';

/** An application of which only what the surface asks for is there. */
function fakeApp(name: 'webgl' | 'canvas') {
  const state = { isLost: false, frames: 0, warmUps: 0 };
  const renderer = {
    name,
    resolution: 2,
    render: () => {
      state.warmUps += 1;
    },
    // Of the renderer without a graphics card there is none.
    ...(name === 'webgl' && {
      context: {
        get isLost() {
          return state.isLost;
        },
      },
    }),
  };
  const app = {
    renderer,
    render: () => {
      state.frames += 1;
    },
  };
  return { state, app: app as unknown as Application };
}

async function drawOnce(surface: AppSurface): Promise<void> {
  surface.painter.setOn(true);
  surface.painter.drawNow();
  await surface.warmUp();
}

describe('surface', () => {
  it('surface draws nothing from the moment in which its graphics fail until they are back', async () => {
    const { state, app } = fakeApp('webgl');
    const surface = new AppSurface(app, false);
    await drawOnce(surface);
    expect(state).toMatchObject({ frames: 1, warmUps: 1 });
    state.isLost = true;
    await drawOnce(surface);
    expect(state).toMatchObject({ frames: 1, warmUps: 1 });
    state.isLost = false;
    await drawOnce(surface);
    expect(state).toMatchObject({ frames: 2, warmUps: 2 });
  });

  it('surface without a graphics card has none that could fail', async () => {
    const { state, app } = fakeApp('canvas');
    await drawOnce(new AppSurface(app, false));
    expect(state).toMatchObject({ frames: 1, warmUps: 1 });
  });
});
