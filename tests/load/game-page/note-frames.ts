declare global {
  interface Window {
    __costs?: { script: number[]; draws: number[] };
  }
}

/** Runs in the page before its scripts: notes the script of each frame, and what it draws. */
export function noteFrames(): void {
  window.__costs = { script: [], draws: [] };
  let draws = 0;
  for (const name of ['drawElements', 'drawArrays'] as const) {
    const draw = WebGL2RenderingContext.prototype[name] as (...args: unknown[]) => void;
    Object.assign(WebGL2RenderingContext.prototype, {
      [name](this: WebGL2RenderingContext, ...args: unknown[]) {
        draws += 1;
        draw.apply(this, args);
      },
    });
  }
  const request = window.requestAnimationFrame.bind(window);
  let lastTime = -1;
  window.requestAnimationFrame = (callback) =>
    request((time) => {
      const from = performance.now();
      callback(time);
      const spent = performance.now() - from;
      const costs = window.__costs ?? { script: [], draws: [] };
      if (time === lastTime && costs.script.length > 0) {
        costs.script[costs.script.length - 1] = (costs.script.at(-1) ?? 0) + spent;
        costs.draws[costs.draws.length - 1] = (costs.draws.at(-1) ?? 0) + draws;
      } else {
        costs.script.push(spent);
        costs.draws.push(draws);
      }
      draws = 0;
      lastTime = time;
    });
}
