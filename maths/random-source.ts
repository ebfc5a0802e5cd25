/** A source of random numbers. The server's is seeded per round and revealed after it, a test's is fixed. */
export interface RandomSource {
  /** A whole number from 0 to `below` - 1, every one equally likely (no modulo bias). */
  integer(below: number): number;
}
