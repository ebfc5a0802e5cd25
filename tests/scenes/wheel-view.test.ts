import { describe, expect, it } from 'vitest';
import { DEFAULT_PAINT } from '../../contract/config/paint.ts';
import { WheelView } from '../../scenes/jackpot/wheel-view.ts';
import type { SceneContext } from '../../scenes/scene.ts';

/** A wheel whose pictures never come (or fail at once); `asked` counts them. */
function wheelWithout(load: () => Promise<never>) {
  const state = { asked: 0, paint: DEFAULT_PAINT };
  const context = {
    get paint() {
      return state.paint;
    },
    resolution: 1,
    loadImage: () => {
      state.asked += 1;
      return load();
    },
  } as unknown as SceneContext;
  return { state, wheel: new WheelView(context) };
}

describe('textures of the wheel', () => {
  it('textures are painted again after a painting that failed', async () => {
    const { state, wheel } = wheelWithout(async () => Promise.reject(new Error('out of memory')));
    await expect(wheel.paint(412, 915)).rejects.toThrow('out of memory');
    const { asked } = state;
    expect(asked).toBeGreaterThan(0);
    await expect(wheel.paint(412, 915)).rejects.toThrow('out of memory');
    expect(state.asked).toBe(asked * 2);
  });

  it('textures are painted once for a size and a theme, and again when either changes', () => {
    const { state, wheel } = wheelWithout(() => new Promise(() => undefined));
    void wheel.paint(412, 915);
    const { asked } = state;
    void wheel.paint(412, 915);
    expect(state.asked).toBe(asked);
    state.paint = { ...DEFAULT_PAINT };
    void wheel.paint(412, 915);
    expect(state.asked).toBe(asked * 2);
    void wheel.paint(915, 412);
    expect(state.asked).toBe(asked * 3);
  });
});
