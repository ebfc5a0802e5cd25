import { onTestFinished, vi } from 'vitest';

/** Files that the page hands to the browser from now on, until the test has ended. */
export function catchSavedFiles(): {
  readonly names: readonly string[];
  /** What the last one says, without its byte order mark. */
  readonly text: () => Promise<string>;
} {
  const blobs: Blob[] = [];
  const names: string[] = [];
  const spies = [
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return 'blob:file';
    }),
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined),
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    }),
  ];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
  return { names, text: async () => ((await blobs.at(-1)?.text()) ?? '').replace(/^\uFEFF/, '') };
}
