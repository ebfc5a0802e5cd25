import { afterEach, describe, expect, it, vi } from 'vitest';
import { imageDensity } from '../../../src/platform/savings.ts';
import { followPower, isThrifty } from '../../../src/stage/follow-power.ts';

const full = { level: 0.9, charging: false };
const low = { level: 0.2, charging: false };

describe('data and power saving', () => {
  it.each([
    ['nothing asks for it', false, full, false],
    ['the data saver is on', true, full, true],
    ['the battery is low', false, low, true],
    ['a low battery is being charged', false, { ...low, charging: true }, false],
    ['the browser tells nothing of a battery', false, null, false],
  ] as const)('[R01] when %s', (_title, hasDataSaver, battery, wanted) => {
    expect(isThrifty(hasDataSaver, battery)).toBe(wanted);
  });

  it.each([
    [1, false, 1],
    [1.25, false, 1],
    [2.625, false, 2],
    [2.625, true, 1],
  ] as const)(
    'device at ratio %d, with low power %s, requests images of density %d',
    (ratio, isSparing, density) => {
      expect(imageDensity(ratio, isSparing)).toBe(density);
    },
  );
});

class FakeBattery extends EventTarget {
  level = 0.9;
  charging = false;
  fall(level: number): void {
    this.level = level;
    this.dispatchEvent(new Event('levelchange'));
  }
}

describe('changes of data and power saving', () => {
  afterEach(() => vi.unstubAllGlobals());

  function stub(parts: { saveData?: boolean; battery?: FakeBattery }) {
    const connection = Object.assign(new EventTarget(), { saveData: parts.saveData ?? false });
    vi.stubGlobal('navigator', {
      connection,
      ...(parts.battery && { getBattery: () => Promise.resolve(parts.battery) }),
    });
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
    return connection;
  }

  it('low battery is reported until the subscription ends', async () => {
    const battery = new FakeBattery();
    stub({ battery });
    const told: boolean[] = [];
    const stop = followPower((isThrifty) => told.push(isThrifty));
    await Promise.resolve();
    battery.fall(0.15);
    stop();
    battery.fall(0.8);
    expect(told).toEqual([false, false, true]);
  });

  it('data saver is reported where there is no battery status', () => {
    const connection = stub({});
    const told: boolean[] = [];
    followPower((isThrifty) => told.push(isThrifty));
    connection.saveData = true;
    connection.dispatchEvent(new Event('change'));
    expect(told).toEqual([false, true]);
  });
});
