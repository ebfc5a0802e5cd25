/** One encoded frame. */
export interface Frame {
  /** Milliseconds from the beginning. */
  readonly at: number;
  readonly isKey: boolean;
  readonly bytes: Uint8Array;
}

interface Film {
  readonly codecId: 'V_VP9' | 'V_VP8';
  readonly width: number;
  readonly height: number;
  readonly durationMs: number;
  readonly frames: readonly Frame[];
}

type BytesTree = Uint8Array | readonly BytesTree[];

/** A whole number in as few bytes as it needs, at least `least`. */
function unsigned(value: number, least = 1): Uint8Array {
  const bytes: number[] = [];
  for (let rest = value; rest > 0 || bytes.length < least; rest = Math.floor(rest / 256))
    bytes.unshift(rest % 256);
  return Uint8Array.from(bytes);
}

function double(value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setFloat64(0, value);
  return bytes;
}

const encodeText = (value: string) => new TextEncoder().encode(value);
const flattenBytes = (part: BytesTree): Uint8Array[] =>
  part instanceof Uint8Array ? [part] : part.flatMap(flattenBytes);
const sizeOf = (part: BytesTree) => flattenBytes(part).reduce((sum, { length }) => sum + length, 0);

/** A size of eight bytes, so that positions are known before sizes are. */
const encodeSize = (value: number) => Uint8Array.from([1, ...unsigned(value, 7)]);
const element = (id: number, content: BytesTree): BytesTree => [
  unsigned(id),
  encodeSize(sizeOf(content)),
  content,
];

const ID = {
  head: 0x1a45dfa3,
  segment: 0x18538067,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  cluster: 0x1f43b675,
  cues: 0x1c53bb6b,
} as const;

const head = element(ID.head, [
  element(0x4286, unsigned(1)),
  element(0x42f7, unsigned(1)),
  element(0x42f2, unsigned(4)),
  element(0x42f3, unsigned(8)),
  element(0x4282, encodeText('webm')),
  element(0x4287, unsigned(2)),
  element(0x4285, unsigned(2)),
]);

const infoOf = ({ durationMs }: Film) =>
  element(ID.info, [
    element(0x2ad7b1, unsigned(1_000_000)),
    element(0x4489, double(durationMs)),
    element(0x4d80, encodeText('marquee')),
    element(0x5741, encodeText('marquee')),
  ]);

const tracksOf = ({ codecId, width, height }: Film) =>
  element(ID.tracks, [
    element(0xae, [
      element(0xd7, unsigned(1)),
      element(0x73c5, unsigned(1)),
      element(0x83, unsigned(1)),
      element(0x86, encodeText(codecId)),
      element(0xe0, [element(0xb0, unsigned(width)), element(0xba, unsigned(height))]),
    ]),
  ]);

const KEY_FRAME = 0x80;

function clusterOf(frames: readonly Frame[]): BytesTree {
  const start = frames[0]?.at ?? 0;
  const blocks = frames.map(({ at, isKey, bytes }) =>
    element(0xa3, [Uint8Array.from([0x81, ...unsigned(at - start, 2), isKey ? KEY_FRAME : 0]), bytes]),
  );
  return element(ID.cluster, [element(0xe7, unsigned(start)), ...blocks]);
}

/** Frames from each key frame on until the next. */
function groupsOf(frames: readonly Frame[]): Frame[][] {
  const groups: Frame[][] = [];
  for (const frame of frames) {
    if (frame.isKey || groups.length === 0) groups.push([]);
    groups.at(-1)?.push(frame);
  }
  return groups;
}

/** A WebM file with its duration and with cues, so that a player can seek in it. */
export function writeWebm(film: Film): Buffer {
  const [info, tracks] = [infoOf(film), tracksOf(film)];
  const groups = groupsOf(film.frames);
  let position = sizeOf(info) + sizeOf(tracks);
  const cues: BytesTree[] = [];
  const clusters = groups.map((frames) => {
    const cluster = clusterOf(frames);
    cues.push(
      element(0xbb, [
        element(0xb3, unsigned(frames[0]?.at ?? 0)),
        element(0xb7, [element(0xf7, unsigned(1)), element(0xf1, unsigned(position, 4))]),
      ]),
    );
    position += sizeOf(cluster);
    return cluster;
  });
  return Buffer.concat(
    flattenBytes([head, element(ID.segment, [info, tracks, clusters, element(ID.cues, cues)])]),
  );
}
