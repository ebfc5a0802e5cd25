import { describe, expect, it } from 'vitest';
import { NOTICE_START } from '../../../contract/mail/notice-calls.ts';
import { readAppConfig } from '../support/app-config.ts';
import { useDatabase } from '../support/database.ts';
import { mailOperators } from '../support/operator-mail.ts';
import { useApp } from '../support/use-app.ts';

const database = useDatabase();
const app = useApp(database);
const { one: ops } = mailOperators(database.sql, app);

const NOTICE = {
  title: { en: 'Works on Sunday', fil: 'Pagsasaayos sa Linggo', 'zh-CN': '周日维护' },
  text: { en: 'We close at noon.', fil: 'Magsasara kami sa tanghali.', 'zh-CN': '我们中午关闭。' },
};

const told = async (): Promise<
  { id: number; title: string; text: string; isWhole: boolean; isPinned: boolean }[]
> => (await app.call('anonymous/appConfig', {})).data.notices;
const titles = async () => (await told()).map(({ title }) => title);
const create = async (...more: string[]) => {
  const said = await ops('notice', 'create', JSON.stringify(NOTICE), ...more);
  return /^Notice (\d+)/.exec(said)?.[1] ?? '';
};
const inAnHour = (hours: number) => new Date(app.clock.now() + hours * 3_600_000).toISOString();

describe('notices of the operator', () => {
  it('[D04] new platform welcomes its visitors in their language', async () => {
    expect(await told()).toMatchObject([{ id: 1, title: 'Welcome', isPinned: false }]);
  });

  it('notice is shown from its beginning until before its end, without a restart', async () => {
    const id = await create(inAnHour(1), inAnHour(2));
    expect(await titles()).toEqual(['Welcome']);
    app.clock.advance(3_600_000);
    expect(await titles()).toEqual(['Works on Sunday', 'Welcome']);
    app.clock.advance(3_600_000);
    expect(await titles()).toEqual(['Welcome']);
    expect(await ops('notice', 'list')).toContain(`${id}\tWorks on Sunday\tended`);
  });

  it('pinned notice comes first, and a stopped one is gone at once until it is scheduled again', async () => {
    const id = await create();
    await ops('notice', 'pin', '1', 'on');
    expect(await titles()).toEqual(['Welcome', 'Works on Sunday']);
    await ops('notice', 'pin', '1', 'off');
    expect(await titles()).toEqual(['Works on Sunday', 'Welcome']);
    await ops('notice', 'stop', id);
    expect(await titles()).toEqual(['Welcome']);
    await expect(ops('notice', 'stop', id)).rejects.toThrow('was stopped');
    await ops('notice', 'schedule', id, 'now', 'open');
    expect(await titles()).toEqual(['Works on Sunday', 'Welcome']);
    await ops('notice', 'stop', id);
  });

  it('start brings the beginning of a long text, and the call all of it, in the language of the request', async () => {
    const long = `${'x'.repeat(NOTICE_START)}y`;
    const said = await ops(
      'notice',
      'create',
      JSON.stringify({ ...NOTICE, text: { ...NOTICE.text, en: long } }),
    );
    const [first] = await told();
    expect(first).toMatchObject({ isWhole: false, text: `${'x'.repeat(NOTICE_START)}…` });
    const whole = await app.call('getNotices');
    expect(whole.data.list[0]).toMatchObject({ title: 'Works on Sunday', text: long });
    expect((await readAppConfig(app, 'zh-CN')).notices[0]).toMatchObject({
      title: '周日维护',
      text: '我们中午关闭。',
      isWhole: true,
    });
    await ops('notice', 'stop', /^Notice (\d+)/.exec(said)?.[1] ?? '');
  });

  it.each([
    ['that ends before it begins', ['2030-01-02T00:00:00Z', '2030-01-01T00:00:00Z']],
    ['that has ended', ['2020-01-01T00:00:00Z', '2020-01-02T00:00:00Z']],
    ['without a time', ['soon', 'open']],
  ])('notice %s is refused', async (_what, period) => {
    await expect(create(...period)).rejects.toThrow();
  });

  it('unknown notice and a text beyond its bound are refused', async () => {
    await expect(ops('notice', 'stop', '99')).rejects.toThrow('There is no notice 99');
    await expect(ops('notice', 'stop', '9999999999')).rejects.toThrow('There is no notice');
    const text = { ...NOTICE.text, fil: 'x'.repeat(4_001) };
    await expect(ops('notice', 'create', JSON.stringify({ ...NOTICE, text }))).rejects.toThrow();
  });
});
