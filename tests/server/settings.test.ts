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
