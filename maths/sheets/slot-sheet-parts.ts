/** Rounds of a game whose bet is its stake. */
export const spins = (nonces: readonly (number | null)[]) =>
  nonces.map((nonce) => ({ bet: { stake: 100 }, nonce }));

/** Each symbol with the number that strips and windows have for it. */
export const numbered = <Symbol extends object>(symbols: readonly Symbol[]) =>
  symbols.map((symbol, number) => ({ number, ...symbol }));
