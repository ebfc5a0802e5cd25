import type { Fault, Sources } from './choose-faults.ts';
import type { CopiedTree } from './copied-tree.ts';
import { findCulprits } from './find-culprits.ts';
import { findNearTests, findSpecs, type Tests } from './near-tests.ts';
import { type PlacedFault, placeFault } from './plant-fault.ts';
import { PlantedTree } from './planted-tree.ts';
import { runSpecs, runTypes, runVitest, type TestRun } from './run-tests.ts';

type Stage = 'types' | 'near' | 'related' | 'browser';

export interface Result {
  readonly fault: Fault;
  /** Null when the measured commit has the line no more. */
  readonly placed: PlacedFault | null;
  /** A test file, or what else has noticed the fault; null while nothing has. */
  readonly caughtBy: string | null;
  /** The last stage that was run: the one that caught it, or the last that did not. */
  readonly stage: Stage | null;
  readonly seconds: number;
}

export interface MeasureOptions {
  readonly tree: CopiedTree;
  readonly sources: Sources;
  readonly tests: Tests;
  /** Of one run with one fault. */
  readonly limitSeconds: number;
  readonly hasBrowser: boolean;
  /** No stage begins after it, in milliseconds since 1970. */
  readonly until: number;
  readonly onResult: (result: Result) => void;
  readonly onStep: (line: string) => void;
}

/** Makes the tree wrong in one place at a time, then what nothing noticed together. */
export class FaultRunner {
  readonly #options: MeasureOptions;
  readonly #planted: PlantedTree;
  readonly #results = new Map<string, Result>();
  /** Tests that pass without a fault here; and those that do not, which prove nothing. */
  readonly #sound = new Set<string>();
  readonly #unsound = new Set<string>();

  constructor(options: MeasureOptions) {
    this.#options = options;
    this.#planted = new PlantedTree(options.tree, options.sources);
  }

  /** @param earlier results of an interrupted measurement of the same commit */
  async run(faults: readonly Fault[], earlier: readonly Result[]): Promise<void> {
    for (const result of earlier) this.#results.set(result.fault.id, result);
    const wanted = new Set(faults.map(({ id }) => id));
    const open = (stage: Stage) =>
      [...this.#results.values()].filter(
        (result) => wanted.has(result.fault.id) && result.caughtBy === null && result.stage === stage,
      );
    if (faults.some(({ id }) => !this.#results.has(id))) await this.#warmUp();
    for (const fault of faults)
      if (!this.#results.has(fault.id) && !this.#isOver()) await this.#measure(fault);
    if (!this.#isOver()) await this.#together('related', open('near'));
    if (this.#options.hasBrowser && !this.#isOver()) await this.#together('browser', open('related'));
  }

  #isOver = () => Date.now() >= this.#options.until;

  /** The first type check reads everything; those after it only what follows from the fault. */
  async #warmUp(): Promise<void> {
    const { tree, limitSeconds, onStep } = this.#options;
    onStep('type check without a fault');
    const { code, output } = await runTypes(tree, 4 * limitSeconds);
    if (code !== 0) throw new Error(`the commit does not pass the type check:\n${output}`);
  }

  async #measure(fault: Fault): Promise<void> {
    const startedAt = Date.now();
    const placed = placeFault(fault, this.#options.sources);
    const told = (caughtBy: string | null, stage: Stage | null) =>
      this.#tell({ fault, placed, caughtBy, stage, seconds: (Date.now() - startedAt) / 1000 });
    if (!placed) return told(null, null);
    await this.#planted.with([placed], async () => {
      const { tree, limitSeconds } = this.#options;
      if ((await runTypes(tree, limitSeconds)).code !== 0) return told('types', 'types');
      return told(await this.#catchNear(placed), 'near');
    });
  }

  async #catchNear(placed: PlacedFault): Promise<string | null> {
    for (const wave of findNearTests(placed.file, this.#options.tests)) {
      const caughtBy = await this.#catchIn(wave, placed);
      if (caughtBy !== null) return caughtBy;
    }
    return null;
  }

  async #catchIn(wave: readonly string[], placed: PlacedFault): Promise<string | null> {
    const { tree, limitSeconds: limit } = this.#options;
    for (;;) {
      const near = wave.filter((test) => !this.#unsound.has(test));
      const { failed, isUnclear } = await runVitest(tree, near, { limit, bail: true });
      const [first] = failed;
      if (first === undefined) return null;
      const asked = isUnclear ? near : [first];
      if (await this.#areSound(asked, [placed])) return first;
      // Nothing of it can be told apart without an end: the next stage has all the time it needs.
      if (isUnclear) return null;
    }
  }

  /** Whether tests that fail with a fault pass without it. */
  async #areSound(tests: readonly string[], planted: readonly PlacedFault[]): Promise<boolean> {
    const unknown = tests.filter((test) => !this.#sound.has(test));
    if (unknown.length === 0) return true;
    const { tree, limitSeconds } = this.#options;
    const { failed, isUnclear } = await this.#planted.without(planted, () =>
      runVitest(tree, unknown, { limit: 2 * limitSeconds }),
    );
    if (isUnclear) return false;
    for (const test of unknown) (failed.includes(test) ? this.#unsound : this.#sound).add(test);
    for (const test of failed) this.#options.onStep(`${test} fails without a fault, and is left out`);
    return failed.length === 0;
  }

  async #together(stage: 'related' | 'browser', open: readonly Result[]): Promise<void> {
    const faults = open.flatMap(({ placed }) => (placed ? [placed] : []));
    if (faults.length === 0) return;
    this.#options.onStep(`${stage}: ${faults.map(({ id }) => id).join(' ')}`);
    const startedAt = Date.now();
    const found = await (stage === 'related' ? this.#findByRelated(faults) : this.#findBySpecs(faults));
    const seconds = (Date.now() - startedAt) / 1000 / faults.length;
    for (const result of open) {
      const caughtBy = (result.placed && found.get(result.placed)) ?? null;
      this.#tell({ ...result, caughtBy, stage, seconds: result.seconds + seconds });
    }
  }

  async #findByRelated(faults: readonly PlacedFault[]): Promise<Map<PlacedFault, string>> {
    const { tree, limitSeconds } = this.#options;
    const run = (planted: readonly PlacedFault[], files: readonly string[], related = false) =>
      this.#planted.with(planted, () =>
        runVitest(tree, files, { limit: limitSeconds * (planted.length + 3), related }),
      );
    const wide = await run(
      faults,
      faults.map(({ file }) => file),
      true,
    );
    if (wide.isUnclear) return this.#findAlone(faults, run);
    const suspects = await this.#keepSound(wide.failed);
    return findCulprits(faults, suspects, async (half, tests) => (await run(half, tests)).failed.slice());
  }

  /** One of them keeps all tests from ending. */
  async #findAlone(
    faults: readonly PlacedFault[],
    run: (planted: readonly PlacedFault[], files: readonly string[], related: boolean) => Promise<TestRun>,
  ): Promise<Map<PlacedFault, string>> {
    const found = new Map<PlacedFault, string>();
    for (const fault of faults) {
      const { failed, isUnclear } = await run([fault], [fault.file], true);
      const suspects = isUnclear ? failed : await this.#keepSound(failed);
      if (suspects[0] !== undefined) found.set(fault, suspects[0]);
    }
    return found;
  }

  async #keepSound(failed: readonly string[]): Promise<string[]> {
    const { tree, limitSeconds } = this.#options;
    const without = await runVitest(tree, failed, { limit: limitSeconds * 4 });
    for (const test of without.failed) this.#options.onStep(`${test} fails without a fault, and is left out`);
    return failed.filter((test) => !without.failed.includes(test));
  }

  async #findBySpecs(faults: readonly PlacedFault[]): Promise<Map<PlacedFault, string>> {
    const { tree, tests, limitSeconds } = this.#options;
    const specsOf = (fault: PlacedFault) => findSpecs(fault.file, tests);
    const run = async (planted: readonly PlacedFault[], specs: readonly string[]) => {
      const own = new Set(planted.flatMap(specsOf));
      const asked = specs.filter((spec) => own.has(spec));
      const { failed, isUnclear } = await this.#planted.with(planted, () =>
        runSpecs(tree, asked, limitSeconds * (asked.length + 1)),
      );
      return isUnclear && planted.length > 1 ? asked : [...failed];
    };
    const all = [...new Set(faults.flatMap(specsOf))];
    this.#options.onStep(`${all.length} specs without a fault`);
    const without = await runSpecs(tree, all, limitSeconds * (all.length + 1));
    for (const spec of without.failed) this.#options.onStep(`${spec} fails without a fault, and is left out`);
    return findCulprits(
      faults,
      all.filter((spec) => !without.failed.includes(spec)),
      run,
    );
  }

  #tell(result: Result): void {
    this.#results.set(result.fault.id, result);
    this.#options.onResult(result);
  }
}
