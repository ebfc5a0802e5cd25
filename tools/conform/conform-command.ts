import { createPrivateKey, type KeyObject } from 'node:crypto';
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { type CaseResult, conformWallet } from './conform-wallet.ts';
import type { ProbeOptions } from './wallet-probe.ts';

export const CONFORM_USAGE =
  'npm run studio -- conform <wallet address> --aggregator-key <pem file> --user <user> --token <token> --game <code> --currency <code> [--bet <cents>] [--largest <cents>] [--json]';

const USUAL_BET = 100;

class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Prints the report. @returns the exit status: 1 with a failed case, 2 for a wrong command line */
export async function runConformCommand(args: readonly string[]): Promise<number> {
  try {
    const { options, isJson } = readCommand(args);
    const results = await conformWallet(options);
    console.log(isJson ? JSON.stringify(results, null, 2) : reportOf(results));
    return results.some(({ verdict }) => verdict === 'failed') ? 1 : 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${error.message}\n${CONFORM_USAGE}`);
    return 2;
  }
}

/** @throws UsageError */
function readCommand(args: readonly string[]): { options: ProbeOptions; isJson: boolean } {
  const { values, positionals } = parse(args);
  const [address = '', ...more] = positionals;
  if (!URL.canParse(address) || !/^https?:/.test(address) || more.length > 0)
    throw new UsageError('One address of a wallet is needed, such as https://casino.example/remote/hub.');
  const needed = (name: 'aggregator-key' | 'user' | 'token' | 'game' | 'currency'): string => {
    const value = values[name];
    if (!value) throw new UsageError(`--${name} is needed.`);
    return value;
  };
  const bet = Number(values.bet ?? USUAL_BET);
  if (!Number.isSafeInteger(bet) || bet < 1) throw new UsageError('--bet is a whole number of cents.');
  const largest = Number(values.largest ?? Number.MAX_SAFE_INTEGER);
  if (!Number.isSafeInteger(largest) || largest < bet)
    throw new UsageError('--largest is a whole number of cents, not below the bet.');
  const options = {
    walletUrl: address.replace(/\/+$/, ''),
    privateKey: readKey(needed('aggregator-key')),
    user: needed('user'),
    token: needed('token'),
    game: needed('game'),
    currency: needed('currency'),
    bet,
    largest,
  };
  return { options, isJson: values.json === true };
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = {
    'aggregator-key': text,
    user: text,
    token: text,
    game: text,
    currency: text,
    bet: text,
    largest: text,
    json: { type: 'boolean' },
  } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function readKey(file: string): KeyObject {
  try {
    return createPrivateKey(fs.readFileSync(file));
  } catch {
    // The error would show part of the key.
    throw new UsageError(`${file} is no private key in PEM.`);
  }
}

/** A line a case, two more for a failed one, and the counts. */
function reportOf(results: readonly CaseResult[]): string {
  const lines = results.flatMap(({ name, verdict, expected, got }) => {
    const head = `${verdict.padEnd(8)} ${name}`;
    if (verdict === 'failed') return [head, `         expected: ${expected}`, `         got:      ${got}`];
    return [`${head}: ${got}`];
  });
  const count = (wanted: CaseResult['verdict']) => results.filter(({ verdict }) => verdict === wanted).length;
  return [...lines, `${count('passed')} passed, ${count('failed')} failed, ${count('not run')} not run`].join(
    '\n',
  );
}
