const addresses = import.meta.glob<string>('../../assets/rendered/symbols/serpent-temple/*@2.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Address of a symbol's image by its name; undefined when there is none. */
export function symbolAddress(name: string): string | undefined {
  return addresses[`../../assets/rendered/symbols/serpent-temple/${name}@2.webp`];
}
