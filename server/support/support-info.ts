import type { getFaq, getSupport, getVipService } from '../../contract/support/support-calls.ts';
import { readConfig } from '../config/public/config-store.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { readVipLevel } from '../rewards/public/vip-level.ts';
import { openingAt } from './opening-hours.ts';

const readSupportInfo: Handler<typeof getSupport> = async (_body, { context, locale }) => {
  const { sql, clock } = context;
  const [{ hours, helpLines, vipLevel }, company, { timeZone }] = await Promise.all([
    readConfig(sql, 'support'),
    readConfig(sql, 'company'),
    readConfig(sql, 'market'),
  ]);
  const { about, ...facts } = company;
  return {
    ...openingAt(hours, timeZone, clock.now()),
    hours,
    timeZone,
    helpLines: helpLines.map(({ name, phone, hours: when, url }) => ({
      name: name[locale],
      phone,
      hours: when[locale],
      url,
    })),
    company: { ...facts, introduction: about[locale] },
    vipLevel,
  };
};

const readFaq: Handler<typeof getFaq> = async (_body, { context, locale }) => {
  const [rows, { minimumAge }] = await Promise.all([
    readConfig(context.sql, 'faq'),
    readConfig(context.sql, 'market'),
  ]);
  const say = (text: string) => text.replaceAll('{age}', String(minimumAge));
  return {
    answers: rows.map(({ key, topic, question, answer, links }) => ({
      key,
      topic,
      question: say(question[locale]),
      answer: say(answer[locale]),
      links,
    })),
  };
};

const readVipService: Handler<typeof getVipService> = async (_body, request) => {
  const { sql, clock } = request.context;
  const [{ vipLevel, vipHost }, level] = await Promise.all([
    readConfig(sql, 'support'),
    readVipLevel(sql, memberOf(request).id, clock.now()),
  ]);
  return { level, vipLevel, host: level < vipLevel ? null : vipHost };
};

export const supportInfoHandlers = {
  getSupport: readSupportInfo,
  getFaq: readFaq,
  getVipService: readVipService,
};
