/** One change of an existing file. `search` occurs in it exactly once. */
interface Edit {
  readonly file: string;
  readonly search: string;
  readonly replace: string;
}

/** A worked example of CONTRIBUTING.md. Its new files are in `<name>/files`, each with `.txt` appended to its name. */
export interface Addition {
  readonly name: string;
  /** How many existing files it may edit. */
  readonly maxEditedFiles: number;
  readonly edits: readonly Edit[];
}

/** Existing files that an addition edits; language files are not counted. */
export function countEditedFiles({ edits }: Addition): number {
  return new Set(edits.map(({ file }) => file).filter((file) => !file.startsWith('src/messages/'))).size;
}
