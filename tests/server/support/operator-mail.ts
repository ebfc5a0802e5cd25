import { sendOperatorMail } from '../../../server/mail/operator/send-operator-mail-job.ts';
import type { TestApp } from './app.ts';
import { operate, operateByTwo } from './operators.ts';

export const PLAIN_TEMPLATE = {
  category: 'reward',
  title: { en: 'Thank you, {player}', fil: 'Salamat, {player}', 'zh-CN': '谢谢您，{player}' },
  body: {
    en: 'Our {event} is over.\n\nClaim before {until}.',
    fil: 'Tapos na ang {event} namin.\n\nKunin bago ang {until}.',
    'zh-CN': '我们的{event}已结束。\n\n请在{until}之前领取。',
  },
  links: ['bonus'],
};

export const POINTS = '[{"propId":2002,"count":500}]';

/** Operators who write mails on one platform. */
export function mailOperators(sql: Parameters<typeof operate>[0], app: TestApp) {
  const one = (...words: string[]) => {
    app.clock.advance(1);
    return operate(sql, app.clock.now(), 'olive', words);
  };
  const two = (...words: string[]) => {
    app.clock.advance(1);
    return operateByTwo(sql, app.clock.now(), words);
  };
  const save = (name: string, changes: object = {}) =>
    one('mail-template', 'save', name, JSON.stringify({ ...PLAIN_TEMPLATE, ...changes }));
  /** What the preview said, and its id. */
  const preview = async (...words: string[]) => {
    const say = await one('mail', 'preview', ...words);
    const [, id = ''] = /mail send (\S+)/.exec(say) ?? [];
    return { say, id };
  };
  /** Previews, approves and delivers; returns how many mails are new. */
  const deliver = async (...words: string[]) => {
    const { id } = await preview(...words);
    await two('mail', 'send', id);
    return deliverAll();
  };
  const deliverAll = async () => {
    let sent = 0;
    const isOpen = async () =>
      (await sql`select from mail_campaigns where started_at is not null and finished_at is null`).count > 0;
    while (await isOpen()) sent += await sendOperatorMail(app.context);
    return sent;
  };
  return { one, two, save, preview, deliver, deliverAll };
}
