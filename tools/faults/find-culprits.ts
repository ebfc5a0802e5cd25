/** Which of the tests fail with these faults planted together. */
export type RunTogether<Fault> = (faults: readonly Fault[], tests: readonly string[]) => Promise<string[]>;

/**
 * Runs many faults at once, and in halves where a test fails, with the failed tests only: what passed with all of them
 * passes with each. @returns of each caught fault the first test that fails with it alone
 */
export async function findCulprits<Fault>(
  faults: readonly Fault[],
  tests: readonly string[],
  run: RunTogether<Fault>,
): Promise<Map<Fault, string>> {
  const failed = faults.length > 0 && tests.length > 0 ? await run(faults, tests) : [];
  const [first] = failed;
  if (first === undefined) return new Map();
  const [only] = faults;
  if (faults.length === 1 && only !== undefined) return new Map([[only, first]]);
  const middle = Math.ceil(faults.length / 2);
  const halves = [faults.slice(0, middle), faults.slice(middle)];
  const found = new Map<Fault, string>();
  for (const half of halves)
    for (const [fault, test] of await findCulprits(half, failed, run)) found.set(fault, test);
  return found;
}
