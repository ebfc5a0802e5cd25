import type { Sources } from './choose-faults.ts';
import type { CopiedTree } from './copied-tree.ts';
import { type PlacedFault, plantFaults } from './plant-fault.ts';

/** A copied tree that is wrong while something runs, and right again after it. */
export class PlantedTree {
  readonly #copy: CopiedTree;
  readonly #sources: Sources;

  constructor(copy: CopiedTree, sources: Sources) {
    this.#copy = copy;
    this.#sources = sources;
  }

  async with<T>(planted: readonly PlacedFault[], work: () => Promise<T>): Promise<T> {
    this.#plant(planted);
    try {
      return await work();
    } finally {
      this.#restore(planted);
    }
  }

  /** Within `with`, the tree as it was. */
  async without<T>(planted: readonly PlacedFault[], work: () => Promise<T>): Promise<T> {
    this.#restore(planted);
    try {
      return await work();
    } finally {
      this.#plant(planted);
    }
  }

  #plant(planted: readonly PlacedFault[]): void {
    for (const [file, faults] of Map.groupBy(planted, (fault) => fault.file))
      this.#copy.write(file, plantFaults(faults, this.#sources.get(file) ?? ''));
  }

  #restore(planted: readonly PlacedFault[]): void {
    for (const { file } of planted) this.#copy.write(file, this.#sources.get(file) ?? '');
  }
}
