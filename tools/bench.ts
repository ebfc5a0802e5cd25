import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Bench, Figure } from '../tests/load/bench.ts';
import { findChromium, readMajorVersion } from './chromium.ts';

const FOLDER = 'tests/load';

/**
 * Every bench whose file name has one of the words given, or all except the long ones; prints a table of each, and
 * the machine.
 */
async function runBenches(words: readonly string[]): Promise<boolean> {
  const files = fs.readdirSync(FOLDER).filter((file) => file.endsWith('.bench.ts'));
  const wanted = files.filter((file) => words.length === 0 || words.some((word) => file.includes(word)));
  console.log(`${describeMachine()}\n`);
  let isAllMet = true;
  for (const file of wanted.sort()) {
    const { bench }: { bench: Bench } = await import(pathToFileURL(path.resolve(FOLDER, file)).href);
    if (bench.isLong && words.length === 0) continue;
    console.error(`${bench.name} …`);
    // Printed at once: a later bench that fails must not lose it.
    const rows = (await bench.run()).map((figure) => toRow(figure));
    printTable([['figure', 'measured', 'wanted', ''], ...rows]);
    isAllMet &&= rows.every((row) => row[3] !== 'MISSED');
  }
  return isAllMet;
}

function printTable(rows: readonly (readonly string[])[]): void {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  for (const row of rows)
    console.log(
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  console.log('');
}

function toRow({ name, value, unit, limit }: Figure): string[] {
  const shown = (number: number) => `${Number(number.toPrecision(4))}${unit ? ` ${unit}` : ''}`;
  if (!limit) return [name, shown(value), '', ''];
  const isMet = 'atMost' in limit ? value <= limit.atMost : value >= limit.atLeast;
  const wish = 'atMost' in limit ? `≤ ${shown(limit.atMost)}` : `≥ ${shown(limit.atLeast)}`;
  return [name, shown(value), wish, isMet ? 'ok' : 'MISSED'];
}

function describeMachine(): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const cpus = os.cpus();
  const memory = `${Math.round(os.totalmem() / 2 ** 30)} GiB`;
  const browser = `Chromium ${readMajorVersion(findChromium())}`;
  const machine = `${cpus.length} × ${cpus[0]?.model.trim()}, ${memory}, ${os.type()} ${os.release()}`;
  return `${machine}; Node ${process.versions.node}, ${browser}; commit ${commit}`;
}

const isMet = await runBenches(process.argv.slice(2));
process.exitCode = isMet ? 0 : 1;
