import type { CallData } from '../../../contract/call.ts';
import { getCustomerServices } from '../../../contract/config/config-calls.ts';
import { type Chat, type ChatThread, getChat } from '../../../contract/support/chat-calls.ts';
import { getFaq, getSupport, getVipService } from '../../../contract/support/support-calls.ts';
import type { SupportMessage } from '../../../contract/support/support-messages.ts';
import { customerServiceConfig } from '../../../server/config/public/market-config.ts';
import { companyConfig, faqConfig, supportConfig } from '../../../server/support/support-config.ts';
import { server } from '../support/server.ts';

/** What a new platform says of its customer service. */
export function someSupport(changes: Partial<CallData<typeof getSupport>> = {}): CallData<typeof getSupport> {
  const { hours, helpLines, vipLevel } = supportConfig.initial;
  const { about, ...company } = companyConfig.initial;
  return {
    isOpen: true,
    changesAt: null,
    hours,
    timeZone: 'Asia/Manila',
    helpLines: helpLines.map(({ name, phone, hours: when, url }) => ({
      name: name.en,
      phone,
      hours: when.en,
      url,
    })),
    company: { ...company, introduction: about.en },
    vipLevel,
    ...changes,
  };
}

export const someAnswers = (): CallData<typeof getFaq>['answers'] =>
  faqConfig.initial.map(({ key, topic, question, answer, links }) => ({
    key,
    topic,
    question: question.en,
    answer: answer.en,
    links,
  }));

export const someThread = (changes: Partial<ChatThread> = {}): ChatThread => ({
  number: 'ABCD2345',
  desk: 'general',
  state: 'open',
  openedAt: 0,
  closedBy: null,
  isOperatorTyping: false,
  operatorRead: 0,
  ...changes,
});

export const someMessage = (changes: Partial<SupportMessage> = {}): SupportMessage => ({
  place: 1,
  at: 0,
  author: 'player',
  text: 'Hello?',
  images: [],
  ...changes,
});

export const NO_CHAT: Chat = { thread: null, messages: [], unread: 0 };

/** A server that knows customer service and nobody's chat. */
export function startHelp(): void {
  server().answer(getSupport, someSupport());
  server().answer(getFaq, { answers: someAnswers() });
  server().answer(getVipService, { level: 0, vipLevel: 10, host: null });
  server().answer(getChat, NO_CHAT);
  server().answer(getCustomerServices, { appCustomerServiceQueue: customerServiceConfig.initial });
}
