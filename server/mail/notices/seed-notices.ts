import type { Tx } from '../../db/sql.ts';
import { insertMissingNotice } from './notice-queries.ts';

/** What a new platform tells its visitors. */
export const WELCOME_NOTICE = {
  id: 1,
  title: { en: 'Welcome', fil: 'Maligayang pagdating', 'zh-CN': '欢迎光临' },
  body: {
    en: 'Before you start, decide how much money and time you can spend, and stop when you get there. You can set your own limits any time.\n\nEvery game shows its average return, and you can verify how each of your rounds was decided.',
    fil: 'Bago magsimula, tukuyin kung magkano at gaano katagal ang kaya mo, at huminto kapag naabot na ito. Makakapagtakda ka ng sarili mong limit anumang oras.\n\nNakasaad sa bawat laro ang karaniwang balik nito, at mave-verify mo kung paano napagpasyahan ang bawat round mo.',
    'zh-CN':
      '开始之前，请先定好可以花费的金额和时间，达到后就停下来。您随时可以为自己设置限额。\n\n每款游戏都注明平均返还率，您可以验证自己的每一局是如何决定的。',
  },
};

/** Adds only what is missing: an operator may have stopped it. */
export async function seedNotices(tx: Tx, now: number): Promise<void> {
  const { id, ...text } = WELCOME_NOTICE;
  await insertMissingNotice(tx, id, {
    ...text,
    startsAt: now,
    endsAt: null,
    isPinned: false,
    madeBy: 'platform',
  });
}
