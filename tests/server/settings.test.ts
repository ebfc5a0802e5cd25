import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from '../../server/settings.ts';

describe('server settings', () => {
  it('every setting has a default', () => {
    expect(readSettings({})).toMatchObject({
      port: 8080,
      databaseUrl: null,
      dataDir: '.data',
      isSandbox: false,
      trustedProxies: [],
      logLevel: 'info',
    });
    expect(readSettings({ PORT: '', DATABASE_URL: '' }).port).toBe(8080);
  });

  it('trailing slash of an origin is removed', () => {
    expect(readSettings({ GAMES_ORIGIN: 'https://games.example/' }).gamesOrigin).toBe(
      'https://games.example',
    );
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['DATABASE_URL', 'mysql://u:hush@h/d'],
    ['PUBLIC_ORIGIN', 'house.example'],
    ['PUBLIC_ORIGIN', 'https://house.example/play'],
    ['GAMES_ORIGIN', 'https://me:pass@games.example'],
    ['SANDBOX', 'yes'],
    ['SANDBOX_SECRET', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '127.0.0.1,'],
  ])('setting %s=%s is rejected in one line that names it and repeats no secret', (name, value) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(new RegExp(`^Bad setting ${name}: [^\\n]+$`));
    expect(read).not.toThrow(/hush|short\b.*cannot be used "short"/);
  });

  it('own key for remote games is an RSA key with an id, also in one line, and is never repeated', () => {
    const pemOf = (key: { export(options: { type: 'pkcs8'; format: 'pem' }): string | Buffer }) =>
      String(key.export({ type: 'pkcs8', format: 'pem' }));
    const rsa = pemOf(generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey);
    const read = (REMOTE_PRIVATE_KEY?: string, REMOTE_KEY_ID?: string) => () =>
      readSettings({ REMOTE_PRIVATE_KEY, REMOTE_KEY_ID }).remoteKey;
    expect(read()()).toBeNull();
    for (const pem of [rsa, rsa.replaceAll('\n', '\\n')])
      expect(read(pem, 'k1')()).toMatchObject({ id: 'k1', privateKey: { asymmetricKeyType: 'rsa' } });
    expect(read(rsa)).toThrow(/^Bad setting REMOTE_KEY_ID: /);
    expect(read(undefined, 'k1')).toThrow(/^Bad setting REMOTE_PRIVATE_KEY: /);
    const others = ['hush', rsa.slice(0, 400), pemOf(generateKeyPairSync('ed25519').privateKey)];
    for (const pem of others) {
      expect(read(pem, 'k1')).toThrow(/^Bad setting REMOTE_PRIVATE_KEY: that value is no RSA key in PEM\.$/);
    }
  });

  it('key of the sandbox’s aggregator is one public RSA key, and counts in the sandbox alone', () => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
    const pem = String(publicKey.export({ type: 'spki', format: 'pem' }));
    const read = (SANDBOX_AGGREGATOR_KEY?: string, SANDBOX = '1') =>
      readSettings({ SANDBOX, SANDBOX_AGGREGATOR_KEY }).sandboxAggregatorKey;
    expect([read(pem), read(pem.replaceAll('\n', '\\n'))]).toEqual([pem, pem]);
    expect([read(), read(pem, '0')]).toEqual([null, null]);
    const other = String(generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }));
    for (const wrong of ['hush', pem.slice(0, 100), other])
      expect(() => read(wrong)).toThrow(
        /^Bad setting SANDBOX_AGGREGATOR_KEY: that value is no RSA key in PEM\.$/,
      );
  });

  it('trusted proxies are addresses, ranges, or the private ranges', () => {
    const read = (TRUST_PROXY: string) => readSettings({ TRUST_PROXY }).trustedProxies;
    expect(read('0')).toEqual([]);
    expect(read('')).toEqual([]);
    expect(read('1')).toEqual(['loopback', 'linklocal', 'uniquelocal']);
    expect(read('10.0.0.0/8, 127.0.0.1,2001:db8::/32')).toEqual(['10.0.0.0/8', '127.0.0.1', '2001:db8::/32']);
  });

  it('sandbox is rejected beside a production setting', () => {
    expect(() => readSettings({ SANDBOX: '1', NODE_ENV: 'production' })).toThrow('SANDBOX');
    expect(() => readSettings({ SANDBOX: '1', PUBLIC_ORIGIN: 'https://house.example' })).toThrow('SANDBOX');
    expect(() => readSettings({ SANDBOX: '1', GAMES_ORIGIN: 'https://games.example' })).toThrow('SANDBOX');
    expect(readSettings({ SANDBOX: '1', PUBLIC_ORIGIN: 'http://localhost:8080' }).isSandbox).toBe(true);
  });

  it('same origin for the app and the games is rejected, however it is spelled', () => {
    const read = (games: string) =>
      readSettings({ PUBLIC_ORIGIN: 'https://house.example', GAMES_ORIGIN: games });
    expect(() => read('https://house.example')).toThrow('GAMES_ORIGIN');
    expect(() => read('https://HOUSE.example:443/')).toThrow('GAMES_ORIGIN');
    expect(read('https://games.example').gamesOrigin).toBe('https://games.example');
  });
});
