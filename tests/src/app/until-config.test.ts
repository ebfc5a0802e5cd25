import { afterEach, describe, expect, it } from 'vitest';
import type { AppConfig } from '../../../contract/config/app-config.ts';
import { untilConfig } from '../../../src/app/until-config.ts';
import { configStore } from '../../../src/session/config/config-store.ts';

afterEach(() => configStore.setState(configStore.getInitialState(), true));

const config = { gameListVersion: '1' } as unknown as AppConfig;
const settled = () => new Promise((done) => setTimeout(done));

/** A server that fails so many times first; nothing falls due by itself. */
function makeWorld(failures: number) {
  const waits: number[] = [];
  const due: (() => void)[] = [];
  const online = new Set<() => void>();
  let asked = 0;
  const end = untilConfig({
    async ask() {
      asked += 1;
      if (asked <= failures) throw new Error('no answer');
      return config;
    },
    after(ms, work) {
      waits.push(ms);
      due.push(work);
      return () => void due.splice(due.indexOf(work), 1);
    },
    onOnline(work) {
      online.add(work);
      return () => online.delete(work);
    },
  });
  return { waits, due, online, end, asked: () => asked };
}

describe('config after a failed start', () => {
  it('config is asked for with growing pauses until it comes, and the start goes on with it', async () => {
    const { waits, due, online, end, asked } = makeWorld(4);
    for (let turn = 0; turn < 5; turn += 1) {
      expect(configStore.getState().config).toBeNull();
      due[0]?.();
      await settled();
    }
    await end;
    expect(waits).toEqual([5_000, 15_000, 60_000, 60_000, 60_000]);
    expect([asked(), due.length, online.size]).toEqual([5, 0, 0]);
    expect(configStore.getState()).toMatchObject({ config, source: 'server' });
  });

  it('config is asked for at once when the network comes back', async () => {
    const { due, online, end, asked } = makeWorld(0);
    for (const work of online) work();
    await end;
    expect([asked(), due.length]).toEqual([1, 0]);
  });
});
