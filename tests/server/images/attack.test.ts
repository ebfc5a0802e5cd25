import { afterAll, beforeAll, expect, it } from 'vitest';
import { useDatabase } from '../support/database.ts';
import { HOSTILE_FILES } from './hostile-files.ts';
import { type AttackedServer, startAttackedServer, UPLOAD_WAYS } from './hostile-run.ts';

const MAX_GROWTH_MIB = 150;
/** Memory is sampled every 10 ms; a little may be allocated in between. */
const MAX_WORKER_MIB = 450;

/**
 * All routes use one decoder, so that each file is tried by one of them here, and by all of them in the bench. What grows
 * with the bounds of a route is tried by the one with the widest.
 */
const LARGEST = [
  'PNG, packed texts',
  'PNG, packed profiles',
  'PNG, endless data',
  'PNG, widest pixels',
  'JPEG, endless EXIF',
];
const LARGE = [
  'PNG, endless EXIF',
  'JPEG, many scans',
  'JPEG, profile segments to the brim',
  'WebP, endless EXIF',
];
const filesOf = (names: readonly string[]) => HOSTILE_FILES.filter(({ name }) => names.includes(name));
const FILES_OF: Record<string, typeof HOSTILE_FILES> = {
  'an identity image': filesOf(LARGEST),
  'a picture to customer service': filesOf(LARGE),
  'an avatar': HOSTILE_FILES.filter(({ name }) => ![...LARGEST, ...LARGE].includes(name)),
};

const database = useDatabase();
let server: AttackedServer;
beforeAll(async () => {
  server = await startAttackedServer(database);
}, 120_000);
afterAll(() => server.stop());

it('every hostile file is tried by one way to upload', () => {
  const tried = Object.values(FILES_OF).flat();
  expect(tried.map(({ name }) => name).sort()).toEqual(HOSTILE_FILES.map(({ name }) => name).sort());
});

it.each(UPLOAD_WAYS)(
  '[C28] [R46] [R38] server memory stays within 150 MB of idle under hostile files as $name',
  async (way) => {
    const files = FILES_OF[way.name] ?? [];
    expect(files.length).toBeGreaterThanOrEqual(LARGE.length);
    const outcome = await server.attack(way, files);
    expect(
      outcome.files.filter(({ growthMiB, wrong }) => growthMiB > MAX_GROWTH_MIB || wrong.length > 0),
    ).toEqual([]);
    expect(outcome.decoderMiB).toBeLessThan(MAX_WORKER_MIB);
    expect(outcome.decodersAtOnce).toBe(1);
    expect(outcome.afterwards).toBe('taken');
  },
  600_000,
);
