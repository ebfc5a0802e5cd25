import { afterEach, describe, expect, it } from 'vitest';
import { momentFormat, plainMoment, setMarketZone, zoneName } from '../../../src/platform/market-time.ts';

const NEW_YEAR = Date.UTC(2027, 0, 1);
const shown = (shape: Parameters<typeof momentFormat>[1] = { dateStyle: 'medium', timeStyle: 'short' }) =>
  momentFormat('en', shape).format(NEW_YEAR).replaceAll('\u202F', ' ');

afterEach(() => setMarketZone('UTC'));

describe('moments that are shown', () => {
  it('moment is formatted in the market’s zone, whatever the device’s is', () => {
    setMarketZone('Asia/Manila');
    expect(shown()).toBe('Jan 1, 2027, 8:00 AM');
    setMarketZone('America/Sao_Paulo');
    expect(shown()).toBe('Dec 31, 2026, 9:00 PM');
  });

  it('market’s zones that the browser doesn’t know keep the one before', () => {
    setMarketZone('Asia/Manila');
    setMarketZone('Mars/Olympus');
    setMarketZone('Mars/Elysium');
    setMarketZone(undefined);
    expect(shown({ timeStyle: 'short' })).toBe('8:00 AM');
  });

  it('moment of a file is plain and in the market’s zone, whose name its heading says', () => {
    setMarketZone('Asia/Manila');
    expect(plainMoment(NEW_YEAR - 1)).toBe('2027-01-01 07:59:59');
    expect([zoneName('en-PH'), zoneName('zh-CN')]).toEqual(['Philippine Standard Time', '菲律宾标准时间']);
  });

  it('format is created once for each language and shape', () => {
    setMarketZone('Asia/Manila');
    const first = momentFormat('en', { timeStyle: 'short' });
    expect(momentFormat('en', { timeStyle: 'short' })).toBe(first);
    expect(momentFormat('en', { dateStyle: 'medium' })).not.toBe(first);
  });
});
