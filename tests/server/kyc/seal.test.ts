import { chmodSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SealError, Sealer } from '../../../server/seal.ts';
import { sealerOf } from '../../../server/seal-keys.ts';

const [one, two] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const text = Buffer.from('a paper');

describe('encryption of documents', () => {
  it('sealed text can be opened, and two seals of it differ', () => {
    const sealer = new Sealer([one]);
    const sealed = sealer.seal(text, 'here');
    expect(sealer.open(sealed, 'here')).toEqual(text);
    expect(sealer.seal(text, 'here')).not.toEqual(sealed);
  });

  it('sealed text cannot be opened with another key, in another row, cut short, or changed in any byte', () => {
    const sealer = new Sealer([one]);
    const sealed = sealer.seal(text, 'here');
    expect(() => new Sealer([two]).open(sealed, 'here')).toThrow(SealError);
    expect(() => sealer.open(sealed, 'there')).toThrow(SealError);
    for (let at = 0; at < sealed.length; at += 1) {
      const bent = Buffer.from(sealed);
      bent[at] = (bent[at] ?? 0) ^ 1;
      expect(() => sealer.open(bent, 'here')).toThrow(SealError);
      expect(() => sealer.open(sealed.subarray(0, at), 'here')).toThrow(SealError);
    }
  });

  it('text sealed by an older key can be opened, and new text is sealed with the newest key', () => {
    const old = new Sealer([one]).seal(text, 'here');
    const both = new Sealer([two, one]);
    expect(both.open(old, 'here')).toEqual(text);
    expect([both.isCurrent(old), both.isCurrent(both.seal(text, 'here'))]).toEqual([false, true]);
    expect(new Sealer([two]).knows(old)).toBe(false);
  });

  it('fingerprint of a text is always the same, and differs under another key', () => {
    expect(new Sealer([one]).marks('7')).toEqual(new Sealer([one]).marks('7'));
    expect(new Sealer([one]).marks('7')).not.toEqual(new Sealer([two]).marks('7'));
  });
});

describe('key file', () => {
  const folder = () => mkdtempSync(join(tmpdir(), 'seal-'));

  it('key file is created once, readable by its owner only, and read again', () => {
    const dataDir = join(folder(), 'data');
    const sealed = sealerOf({ dataDir, sealKeys: null }).seal(text, 'here');
    const file = join(dataDir, 'seal-keys');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const keys = readFileSync(file, 'utf8').trim();
    expect(sealerOf({ dataDir: '', sealKeys: keys }).open(sealed, 'here')).toEqual(text);
  });

  it('key file is never created by a command, as it would decrypt nothing', () => {
    expect(() => sealerOf({ dataDir: folder(), sealKeys: null }, false)).toThrow('There are no keys');
  });

  it('key file that others can read or that holds no keys is rejected', () => {
    const open = folder();
    writeFileSync(join(open, 'seal-keys'), one.toString('base64'));
    chmodSync(join(open, 'seal-keys'), 0o644);
    expect(() => sealerOf({ dataDir: open, sealKeys: null })).toThrow('chmod 600');
    const empty = folder();
    writeFileSync(join(empty, 'seal-keys'), 'short', { mode: 0o600 });
    expect(() => sealerOf({ dataDir: empty, sealKeys: null })).toThrow('32 bytes');
    expect(() => sealerOf({ dataDir: '', sealKeys: 'c2hvcnQ=' })).toThrow('Bad setting SEAL_KEYS');
  });
});
