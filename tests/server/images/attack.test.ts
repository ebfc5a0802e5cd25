import { afterAll, beforeAll, expect, it } from 'vitest';
import { useDatabase } from '../support/database.ts';
import { HOSTILE_FILES } from './hostile-files.ts';
import { type AttackedServer, startAttackedServer, UPLOAD_WAYS } from './hostile-run.ts';

const MAX_GROWTH_MIB = 150;
/** Memory is sampled every 10 ms; a little may be allocated in between. */
const MAX_WORKER_MIB = 450;

/** All routes use one decoder: the others get one file of each kind here, and all of them in the bench. */
const ONE_OF_EACH = new Set([
  'PNG, packed texts',
  'PNG, packed profiles',
  'JPEG, endless EXIF',
  'PNG, huge in its head',
  'PNG, cut short',
  'PNG, endless data',
]);
const FILES_OF: Record<string, typeof HOSTILE_FILES> = {
  'an identity image': HOSTILE_FILES,
  'an avatar': HOSTILE_FILES.filter(({ name }) => ONE_OF_EACH.has(name)),
  'a picture to customer service': HOSTILE_FILES.filter(({ name }) => ONE_OF_EACH.has(name)),
};

const database = useDatabase();
let server: AttackedServer;
beforeAll(async () => {
  server = await startAttackedServer(database);
}, 120_000);
afterAll(() => server.stop());

it.each(UPLOAD_WAYS)(
  '[C28] [R46] [R38] server memory stays within 150 MB of idle under hostile files as $name',
  async (way) => {
    const outcome = await server.attack(way, FILES_OF[way.name] ?? []);
    expect(outcome.files.length).toBeGreaterThanOrEqual(ONE_OF_EACH.size);
    expect(
      outcome.files.filter(({ growthMiB, wrong }) => growthMiB > MAX_GROWTH_MIB || wrong.length > 0),
    ).toEqual([]);
    expect(outcome.decoderMiB).toBeLessThan(MAX_WORKER_MIB);
    expect(outcome.decodersAtOnce).toBe(1);
    expect(outcome.afterwards).toBe('taken');
  },
  600_000,
);
