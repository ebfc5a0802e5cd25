import { describe, expect, it } from 'vitest';
import { sealText, unsealText } from '../../../src/platform/sealed-text.ts';

const TEXT = 'Deposits in 24 hours: ₱1,000.00';

describe('text that is kept encrypted', () => {
  it('[O25] text is read by its own secret alone', async () => {
    const sealed = await sealText(TEXT, 'token of one player');
    expect(await unsealText(sealed, 'token of one player')).toBe(TEXT);
    expect(await unsealText(sealed, 'token of another')).toBeNull();
    expect(await unsealText(sealed, '')).toBeNull();
  });

  it('[O25] sealing shows nothing of the text, and is another one each time', async () => {
    const [one, other] = [await sealText(TEXT, 'secret'), await sealText(TEXT, 'secret')];
    expect(one).not.toBe(other);
    expect(atob(one.split('.')[2] ?? '')).not.toContain('Deposits');
  });

  it('[O25] what was changed since is not read', async () => {
    const sealed = await sealText(TEXT, 'secret');
    const [salt, iv, bytes = ''] = sealed.split('.');
    const changed = `${bytes.slice(0, -4)}${bytes.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`;
    expect(await unsealText([salt, iv, changed].join('.'), 'secret')).toBeNull();
    for (const junk of ['', '.', '..', 'a.b', '%.%.%', sealed.slice(5)])
      expect(await unsealText(junk, 'secret'), junk).toBeNull();
  });
});
