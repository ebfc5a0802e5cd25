import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { GameStatus } from '../../../contract/ids.ts';
import { commands } from '../../../server/modules.ts';
import { CommandError } from '../../../server/ops/command.ts';
import { helpText, parseCommand } from '../../../server/ops/run-ops.ts';
import { VIP_THEMES } from '../../../server/rewards/default-vip-themes.ts';
import { newAccount, registration } from '../support/accounts.ts';
import { useDatabase } from '../support/database.ts';
import { operate } from '../support/operators.ts';
import { useApp } from '../support/use-app.ts';

const database = useDatabase();
const app = useApp(database);

function ops(line: string): Promise<string> {
  app.clock.advance(1);
  return operate(database.sql, app.clock.now(), 'olive', line.split(' '));
}

describe('operator commands', () => {
  it('every command is explained in its help', () => {
    expect(parseCommand(['help'], commands)).toBeNull();
    for (const name of ['kyc approve', 'maintenance on', 'config set', 'theme set', 'audit read']) {
      expect(helpText(commands)).toContain(name);
    }
  });

  it('verification is approved or rejected, and the player is told at the next refresh', async () => {
    const { account, token } = await newAccount(app);
    expect(await ops(`kyc approve ${account}`)).toContain('none → approved');
    expect((await app.call('refreshData', {}, token)).data.hasKyc).toBe(2);
    expect(await ops(`kyc reject ${account} blurred the picture is dark`)).toContain('approved → rejected');
    expect((await app.call('refreshData', {}, token)).data.hasKyc).toBe(3);
    await expect(ops(`kyc reject ${account}`)).rejects.toThrow('Missing: the reason');
  });

  it('[T18] [E05] maintenance closes every call but those that tell of it, until the given moment', async () => {
    const { token } = await newAccount(app);
    await ops('maintenance on 30');
    const closed = await app.call('refreshData', {}, token);
    expect(closed).toMatchObject({ status: 503, code: 503 });
    expect(closed.data.details.until).toBe(app.clock.now() + 30 * 60_000);
    const preflight = {
      gameListVersion: '',
      os: '',
      deviceModel: '',
      messagingToken: '',
      phoneinfoJsonModel: '',
      deviceId: '',
    };
    expect((await app.call('preLogin', preflight)).data.maintenance.status).toBe(1);
    expect((await app.call('anonymous/appConfig')).data.maintenance.status).toBe(1);
    // Draws and rounds that are settled can still be verified; these just do not exist.
    expect((await app.call('getJackpotDrawProof', { drawId: 'nobodys' })).code).toBe(1012);
    app.clock.advance(31 * 60_000 - 60_000 * 2);
    expect((await app.call('getActivityIds')).status).toBe(503);
    app.clock.advance(2 * 60_000);
    expect((await app.call('getActivityIds')).code).toBe(0);
    await ops('maintenance on');
    expect((await app.call('getActivityIds')).data.details.until).toBeNull();
    await ops('maintenance off');
    expect((await app.call('getActivityIds')).code).toBe(0);
  });

  it.each(['maintenance on yesterday', 'maintenance on 2020-01-01T00:00:00Z', 'maintenance on 2027-12-01'])(
    'operator command "%s" is rejected',
    async (line) => {
      await expect(ops(line)).rejects.toThrow(CommandError);
    },
  );

  it('[V01] changed bound applies to the next registration, and a malformed one is rejected', async () => {
    await ops('config set lengths.account.min 12');
    expect((await app.call('anonymous/appConfig')).data.account.min).toBe(12);
    const { code, data } = await app.call('accountRegist', registration({ account: 'short_name' }));
    expect([code, data.details]).toEqual([2002, { error: 'length', min: 12, max: 20 }]);
    await ops('config set lengths.account.min 6');
    await expect(ops('config set lengths.account.min 99')).rejects.toThrow('account');
    await expect(ops('config set lengths.account.most 9')).rejects.toThrow(
      'There is no field "most" in account.most. Known: min, max.',
    );
    await expect(ops('config set nothing 9')).rejects.toThrow(
      'There is no config "nothing". Known: lengths, signIn, ',
    );
    expect(await ops('config get lengths.account')).toContain('"min": 6');
  });

  it('keys of the config are listed by domain', async () => {
    const lines = (await ops('config')).split('\n');
    expect(lines.slice(0, 5)).toEqual(['auth', '  lengths', '  signIn', '  codes', '  socialProviders']);
    expect(lines.slice(lines.indexOf('gifts'), lines.indexOf('gifts') + 3)).toEqual([
      'gifts',
      '  fund',
      '  supply',
    ]);
    // A domain without a key has no line.
    expect(lines).not.toContain('activities');
  });

  it('[D13] theme that was previewed is activated', async () => {
    await ops('theme add night Night {"brass":"#C0FFEE"}');
    const preview = await app.call('anonymous/appThemePreview', { themeViewId: 'night' });
    expect(JSON.parse(preview.data.themeJsonData)).toEqual({ brass: '#C0FFEE' });
    expect((await app.call('anonymous/appTheme')).data.themeName).not.toBe('Night');
    await ops('theme set night');
    expect((await app.call('anonymous/appTheme')).data.themeName).toBe('Night');
    await expect(ops('theme set day')).rejects.toThrow('no theme "day"');
    await expect(ops('theme add day Day {"brass":"red"}')).rejects.toThrow('brass');
  });

  it('[D13] platform is renamed and its themes are listed, and unreadable or unknown themes are rejected', async () => {
    await ops('theme set house');
    await ops('theme add house Gala {"logo":"data:image/webp;base64,UklGRg=="}');
    const { data } = await app.call('anonymous/appTheme');
    expect([data.themeName, JSON.parse(data.themeJsonData)]).toEqual([
      'Gala',
      { logo: 'data:image/webp;base64,UklGRg==' },
    ]);
    expect((await ops('theme list')).split('\n')).toContain('* house\tGala');
    await expect(ops('theme add dim Dim {"text":"#302838"}')).rejects.toThrow(
      /text on \w+ has a contrast of/,
    );
    await expect(ops('theme add dim Dim {"logo":"https://evil.example/x.svg"}')).rejects.toThrow('logo');
    await expect(ops('theme add dim Dim {"colour":"#302838"}')).rejects.toThrow('colour: no such token');
    await expect(ops('theme add dim TheLongestNameOfAll')).rejects.toThrow('16 letters');
    await ops('theme add house Marquee');
  });

  it('[C18] [K10] theme of each VIP level is previewed, and one is changed', async () => {
    const preview = (type: number) => app.call('anonymous/appThemePreview', { themeViewId: `vip-${type}` });
    for (const type of [1, 2, 3, 4, 5, 6]) {
      const { data } = await preview(type);
      expect([data.themeName, JSON.parse(data.themeJsonData)]).toEqual(['Marquee', VIP_THEMES[type]?.tokens]);
    }
    expect((await preview(7)).code).toBe(1902);
    await ops('config set vipThemes.5.tokens.brass "#B0D0F0"');
    expect(JSON.parse((await preview(5)).data.themeJsonData).brass).toBe('#B0D0F0');
    await expect(ops('config set vipThemes.5.tokens.text "#101010"')).rejects.toThrow('contrast');
  });

  it('[D05] activity is shown and hidden', async () => {
    const listed = async () =>
      (await ops('activity list')).split('\n').find((line) => line.startsWith('47\t'));
    expect(await listed()).toContain('\ton\t');
    await ops('activity off luckyJackpot');
    expect(await listed()).toContain('\toff\t');
    expect((await app.call('getActivityIds')).data.activityIds).not.toContain(47);
    await ops('activity on 47');
    expect((await app.call('getActivityIds')).data.activityIds).toContain(47);
    await expect(ops('activity on 4711')).rejects.toThrow('no activity');
  });

  it('game is put into maintenance and restored to the state of its build', async () => {
    const statusOf = async (slug: string) => {
      const { games } = (await app.call('anonymous/appConfig')).data;
      return games.find((game: { slug: string }) => game.slug === slug).status;
    };
    await ops('game maintenance royal-sevens');
    expect(await statusOf('royal-sevens')).toBe(GameStatus.maintenance);
    await ops('game reset royal-sevens');
    expect(await statusOf('royal-sevens')).toBe(GameStatus.open);
    await expect(ops('game open nowhere')).rejects.toThrow('no game "nowhere"');
  });

  it('player is signed out everywhere and unlocked', async () => {
    const { account, token } = await newAccount(app);
    await ops(`player sign-out ${account}`);
    expect(
      (await app.call('getAfterLoginInfoWeb', { version: '', os: '', deviceModel: '' }, token)).status,
    ).toBe(401);
    expect(await ops(`player unlock ${account}`)).toContain('unlocked');
    expect(await ops(`player show ${account}`)).toContain('open sessions     0');
    await expect(ops('player show nobody_here')).rejects.toThrow('no account "nobody_here"');
  });

  it('offensive nickname and avatar are removed with the reason, and the account name is shown again', async () => {
    const { account, token, playerId } = await newAccount(app);
    const blank = sharp({ create: { width: 99, height: 99, channels: 3, background: '#333' } });
    const image = (await blank.png().toBuffer()).toString('base64');
    const { data } = await app.call('updateProfile', { nickname: 'Rude Name', image }, token);
    await expect(ops(`player clear-look ${account}`)).rejects.toThrow('the reason');
    expect(await ops(`player clear-look ${account} a rude picture`)).toContain('nickname and avatar removed');
    expect((await fetch(app.url + data.avatarOther)).status).toBe(404);
    const look = await app.call('updateProfile', {}, token);
    expect(look.data).toMatchObject({ nickname: account, avatarOther: '' });
    const [row] = await database.sql`
      select details from audit_log where act = 'player clear-look' and subject = ${playerId}`;
    expect(row?.details).toMatchObject({ hadImage: true, reason: 'a rude picture' });
  });

  it('each command has an audit row with operator and subject, and a failed command has none', async () => {
    const { account } = await newAccount(app);
    await ops(`kyc approve ${account}`);
    await ops('kyc approve nobody_here').catch(() => undefined);
    const [latest] = (await ops('audit read 1')).split('\n');
    expect(latest).toContain('olive\tkyc approve\t');
    expect(latest).toContain(`"account":"${account}"`);
    expect(await ops('ledger check')).toContain('"isSound": true');
  });

  it('audit row cannot be changed', async () => {
    await ops('maintenance off');
    const change = database.sql`update audit_log set actor = 'somebody else'`;
    await expect(change).rejects.toThrow('kept as they are');
    await expect(database.sql`delete from audit_log`).rejects.toThrow('kept as they are');
  });

  it('unknown command is named', () => {
    expect(() => parseCommand(['kyc', 'shred'], commands)).toThrow('no command "kyc shred"');
  });
});
