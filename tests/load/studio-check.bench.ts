import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Bench, Figure } from './bench.ts';
import { writeMaths } from './studio-package.ts';

const MIB = 1024 ** 2;

/** In a process of its own, whose memory is nobody else's. */
const PROGRAM = `
  import { checkPackage } from './server/studios/package/check-package.ts';
  const begun = performance.now();
  const [mode] = await checkPackage(process.argv[1]);
  const seconds = (performance.now() - begun) / 1000;
  const { unpackedBytes, packedBytes, lines } = mode.books;
  console.log(JSON.stringify({ seconds, unpackedBytes, packedBytes, lines, kilobytes: process.resourceUsage().maxRSS }));
`;

const DRAWS = 50_000;
const BOOKS = 5_000;

/** The same package prepared, and rounds drawn from it. */
const PREPARING = `
  import { createHash } from 'node:crypto';
  import fs from 'node:fs/promises';
  import { fairSource } from './maths/provably-fair.ts';
  import { HostedMode } from './server/studios/tables/hosted-mode.ts';
  import { preparePackage } from './server/studios/tables/prepare-package.ts';
  const [folder] = process.argv.slice(1);
  let files = 0;
  const put = async (chunks) => {
    const hash = 'prepared-' + (files += 1);
    let bytes = 0;
    const counted = async function* () { for await (const chunk of chunks) { bytes += chunk.length; yield chunk; } };
    await fs.writeFile(folder + '/' + hash, counted());
    return { hash, bytes };
  };
  const begun = performance.now();
  const { modes: [mode] } = await preparePackage(folder, put);
  const seconds = (performance.now() - begun) / 1000;
  const kilobytes = process.resourceUsage().maxRSS;
  const opened = await HostedMode.open(mode, (hash) => folder + '/' + hash);
  const rate = async (times, play) => {
    const from = performance.now();
    for (let nonce = 0; nonce < times; nonce += 1) await play(fairSource('ab'.repeat(32), 'bench', nonce));
    return (times * 1000) / (performance.now() - from);
  };
  const draws = await rate(${DRAWS}, (source) => opened.draw(source));
  const books = await rate(${BOOKS}, async (source) => opened.book((await opened.draw(source)).line));
  const bytes = Object.values(mode.files).reduce((sum, file) => sum + file.bytes, 0);
  console.log(JSON.stringify({ seconds, kilobytes, draws, books, bytes, opened: opened.bytes }));
  await opened.close();
`;

const runProgram = (program: string, folder: string) =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', program, folder], { encoding: 'utf8' }),
  );

async function run(): Promise<Figure[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'studio-check-'));
  try {
    await writeMaths(folder);
    const { seconds, unpackedBytes, packedBytes, lines, kilobytes } = runProgram(PROGRAM, folder);
    const prepared = runProgram(PREPARING, folder);
    return [
      { name: 'lines of a mode', value: lines, unit: '' },
      { name: 'books, packed', value: packedBytes / MIB, unit: 'MiB' },
      { name: 'books, unpacked', value: unpackedBytes / MIB, unit: 'MiB' },
      {
        name: 'unpacked and checked',
        value: unpackedBytes / 1e6 / seconds,
        unit: 'MB/s',
        limit: { atLeast: 60 },
      },
      { name: 'peak memory of the process', value: kilobytes / 1024, unit: 'MiB', limit: { atMost: 300 } },
      {
        name: 'checked and prepared',
        value: unpackedBytes / 1e6 / prepared.seconds,
        unit: 'MB/s',
        limit: { atLeast: 35 },
      },
      {
        name: 'peak memory while preparing',
        value: prepared.kilobytes / 1024,
        unit: 'MiB',
        limit: { atMost: 400 },
      },
      { name: 'prepared files', value: prepared.bytes / MIB, unit: 'MiB' },
      { name: 'memory of an open mode', value: prepared.opened / MIB, unit: 'MiB', limit: { atMost: 4 } },
      { name: 'rounds drawn', value: prepared.draws, unit: '/s', limit: { atLeast: 1_000 } },
      { name: 'rounds drawn with their books', value: prepared.books, unit: '/s', limit: { atLeast: 300 } },
    ];
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

export const bench: Bench = { name: 'check of a studio package', isLong: true, run };
