/** What anybody can try a draw of 64 bits with: it skips a pair before the one that it takes. */
export const DRAW_VECTOR = {
  serverSeed: '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff',
  clientSeed: 'my-seed',
  nonce: 1,
  sum: 2n ** 62n + 1n,
} as const;
