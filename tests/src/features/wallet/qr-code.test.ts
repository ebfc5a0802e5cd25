import decodeQR from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { payBy } from '../../../../src/features/wallet/deposit-rules.ts';
import { drawQr } from '../../../../src/ui/qr-code.ts';
import { deposit } from './trade.ts';

/** The drawing as a camera would have it. */
function photograph({ size, path }: ReturnType<typeof drawQr>, scale: number) {
  const width = size * scale;
  const data = new Uint8Array(width * width * 3).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1)
      data.fill(
        0,
        (row * width + Number(x) * scale) * 3,
        (row * width + (Number(x) + Number(length)) * scale) * 3,
      );
  }
  return { width, height: width, data };
}

describe('[R65] deposit that is paid by a code', () => {
  it.each([
    'http://127.0.0.1:8082/pay/0123456789abcdef0123456789abcdef',
    `00020101021228760011com.p2pqrpay${'0'.repeat(180)}6304A13A`,
  ])('code is drawn so that a scanner reads the provider’s text: %s', (text) => {
    expect(decodeQR(photograph(drawQr(text), 4))).toBe(text);
  });

  it('code is shown while the deposit is open, and nothing to pay with once it has ended', () => {
    expect(payBy(deposit({ state: 'pending', qrText: 'code' }))).toBe('code');
    expect(payBy(deposit({ state: 'pending' }))).toBe('page');
    expect(payBy(deposit({ state: 'created', payUrl: null }))).toBeNull();
    for (const state of ['paid', 'failed', 'expired'] as const)
      expect(payBy(deposit({ state, qrText: 'code' }))).toBeNull();
  });
});
