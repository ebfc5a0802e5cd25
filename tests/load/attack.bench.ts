import { rmSync } from 'node:fs';
import { startEmbeddedDatabase } from '../../server/db/embedded.ts';
import { migrate } from '../../server/db/migrate.ts';
import { openDatabase } from '../../server/db/sql.ts';
import { seedPlatform } from '../../server/modules.ts';
import { HOSTILE_FILES } from '../server/images/hostile-files.ts';
import {
  type AttackedServer,
  startAttackedServer,
  UPLOAD_WAYS,
  type UploadWay,
} from '../server/images/hostile-run.ts';
import { makeTempDataDir } from '../temp-data-dir.ts';
import type { Bench, Figure } from './bench.ts';

async function attackBy(server: AttackedServer, way: UploadWay): Promise<Figure[]> {
  const { files, decoderMiB, decodersAtOnce, afterwards } = await server.attack(way, HOSTILE_FILES);
  for (const { file, wrong } of files)
    if (wrong.length > 0) console.error(`${way.name}: ${file}: ${wrong.join(', ')}`);
  const unit = 'MiB';
  const wrongs = files.filter(({ wrong }) => wrong.length > 0).length + (afterwards === 'taken' ? 0 : 1);
  return [
    { name: `hostile files as ${way.name}, each 20 times at once`, value: files.length, unit: '' },
    {
      name: `server memory above idle, ${way.name}`,
      value: Math.max(...files.map((file) => file.growthMiB)),
      unit,
      limit: { atMost: 150 },
    },
    { name: `decoder, ${way.name}`, value: decoderMiB, unit, limit: { atMost: 450 } },
    { name: `decoders at once, ${way.name}`, value: decodersAtOnce, unit: '', limit: { atMost: 1 } },
    { name: `wrong answers, ${way.name}`, value: wrongs, unit: '', limit: { atMost: 0 } },
  ];
}

async function run(): Promise<Figure[]> {
  const dataDir = makeTempDataDir();
  const database = await startEmbeddedDatabase(dataDir);
  const sql = openDatabase(database.url, { max: 2 });
  try {
    await migrate(sql);
    await seedPlatform(sql, Date.now());
    const server = await startAttackedServer({ sql, url: database.url });
    const figures: Figure[] = [];
    for (const way of UPLOAD_WAYS) figures.push(...(await attackBy(server, way)));
    await server.stop();
    return figures;
  } finally {
    await sql.end({ timeout: 5 });
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export const bench: Bench = { name: 'hostile image files', isLong: true, run };
