/**
 * Loads once. While nothing is loaded each call is a promise, as with `import()`; from then on the value itself comes
 * back: even for a module that is there, `import()` takes a turn behind all tasks that wait. A load that failed is tried again.
 */
export function loadOnce<Value extends object>(load: () => Promise<Value>): () => Value | Promise<Value> {
  let loaded: Value | Promise<Value> | null = null;
  return () => {
    loaded ??= load().then(
      (value) => {
        loaded = value;
        return value;
      },
      (error: unknown) => {
        loaded = null;
        throw error;
      },
    );
    return loaded;
  };
}
