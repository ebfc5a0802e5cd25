/** A UUIDv7 from a moment in milliseconds and ten random bytes. */
export function makeId(now: number, random: Uint8Array): string {
  const bytes = new Uint8Array(16);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(now) << 16n);
  bytes.set(random.subarray(0, 10), 6);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = Buffer.from(bytes).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** Ids that grow also within one millisecond, so that `order by id` is the order of creation. */
export function createIdSource(
  readNow: () => number,
  readBytes: (count: number) => Uint8Array,
): () => string {
  let last = '';
  return () => {
    const id = makeId(readNow(), readBytes(10));
    last = isOfSameMoment(id, last) && id <= last ? follow(last) : id;
    return last;
  };
}

const MOMENT_LENGTH = '00000000-0000'.length;
const TAIL_AT = '00000000-0000-0000-0000-'.length;

const isOfSameMoment = (one: string, other: string) =>
  one.slice(0, MOMENT_LENGTH) === other.slice(0, MOMENT_LENGTH);

/** The last 48 bits plus one. They begin at random, and cannot overflow within a millisecond. */
const follow = (id: string) =>
  id.slice(0, TAIL_AT) + (Number.parseInt(id.slice(TAIL_AT), 16) + 1).toString(16).padStart(12, '0');
