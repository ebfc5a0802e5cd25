import type { OperatorCommand } from './command.ts';

/** Which keys still seal seeds that wait: the others can be removed from SEAL_KEYS. */
const listKeys: OperatorCommand = {
  name: 'seeds keys',
  usage: '',
  about: 'Lists how many seeds that are not revealed each key has sealed; a key without any can be removed.',
  async run({ tx, sealer, hooks }) {
    const { keyIds } = sealer();
    const lines: string[] = [];
    for (const table of hooks.seedTables.flatMap((list) => list())) {
      for (const { keyId, seeds } of await table.countSeeds(tx))
        lines.push(`${table.name}: ${seeds} ${nameOf(keyId, keyIds)}`);
    }
    return { say: lines.join('\n') || 'No seed waits.', subject: null };
  },
};

function nameOf(keyId: string | null, keyIds: readonly string[]): string {
  if (keyId === null) return 'not sealed yet';
  const place = keyIds.indexOf(keyId);
  if (place < 0) return `sealed with ${keyId}, which is MISSING`;
  return `sealed with ${keyId}, ${place === 0 ? 'the first key' : 'an older key'}`;
}

export const SEED_COMMANDS: readonly OperatorCommand[] = [listKeys];
