import type { getFaq, getSupport, getVipService } from '../../contract/support/support-calls.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import { marketConfig } from '../config/public/market-config.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { sayText } from '../localization/say-text.ts';
import { readVipLevel } from '../rewards/public/vip-level.ts';
import { openingAt } from './opening-hours.ts';
import { companyConfig, faqConfig, supportConfig } from './support-config.ts';

const readSupportInfo: Handler<typeof getSupport> = async (_body, { context, locale }) => {
  const { sql, clock } = context;
  const [{ hours, helpLines, vipLevel }, company, { timeZone }] = await Promise.all([
    readConfig(sql, supportConfig),
    readConfig(sql, companyConfig),
    readConfig(sql, marketConfig),
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
    readConfig(context.sql, faqConfig),
    readConfig(context.sql, marketConfig),
  ]);
  const reader = { locale, minimumAge };
  return {
    answers: rows.map(({ key, topic, question, answer, links }) => ({
      key,
      topic,
      question: sayText(question, reader),
      answer: sayText(answer, reader),
      links,
    })),
  };
};

const readVipService: Handler<typeof getVipService> = async (_body, request) => {
  const { sql, clock } = request.context;
  const [{ vipLevel, vipHost }, level] = await Promise.all([
    readConfig(sql, supportConfig),
    readVipLevel(sql, memberOf(request).id, clock.now()),
  ]);
  return { level, vipLevel, host: level < vipLevel ? null : vipHost };
};

export const supportInfoHandlers = {
  getSupport: readSupportInfo,
  getFaq: readFaq,
  getVipService: readVipService,
};
