import { findSymbols } from '../slot/symbol-files.ts';

/** Address of a symbol's image by its name; undefined when there is none. */
export const symbolAddress = findSymbols(
  import.meta.glob<string>('../../assets/rendered/symbols/serpent-temple/*@2.{avif,webp}', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);
