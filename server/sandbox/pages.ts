import { DEFAULT_THEME } from '../../contract/config/theme.ts';
import { formatCents } from '../../contract/money.ts';
import type { Locale } from '../localization/localized.ts';
import type { AggregatorCall } from './aggregator-calls.ts';
import { type Html, html } from './html.ts';
import type { SandboxMessage } from './mock-message-provider.ts';
import type {
  MockProviderState,
  PaymentAction,
  SandboxPayment,
  SandboxRefund,
} from './mock-payment-provider.ts';
import { SANDBOX_MESSAGES, type SandboxWord } from './sandbox-messages.ts';

export const sandboxText = (locale: Locale) => (key: SandboxWord) => SANDBOX_MESSAGES[key][locale];

const timeOf = (locale: Locale, at: number) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'long' }).format(at);

/** The currency's own sign, with the amount floored to two decimals as everywhere. */
function moneyOf(locale: Locale, { amount, currency }: Pick<SandboxPayment, 'amount' | 'currency'>): string {
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  const sign = parts.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? `${currency} `;
  return formatCents(amount, { locale, sign });
}

export function renderPage(locale: Locale, title: string, content: Html): string {
  const t = sandboxText(locale);
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${DEFAULT_THEME.name}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox.css">
</head>
<body>
<p class="banner" role="note">${t('banner')}</p>
<main>${content}</main>
</body>
</html>
`.text;
}

const TRICKS = ['late', 'twice', 'short', 'forged', 'disorder', 'unheard'] as const;

const RESULTS: Readonly<Record<PaymentAction, SandboxWord>> = {
  approve: 'paid',
  decline: 'declined',
  late: 'paysLate',
  twice: 'paidTwice',
  short: 'paidShort',
  forged: 'toldForged',
  disorder: 'toldInDisorder',
  unheard: 'neverTold',
};

/** The page on which the payer pays. */
export function paymentPage(
  locale: Locale,
  payment: SandboxPayment,
  refunds: readonly SandboxRefund[] = [],
): string {
  const t = sandboxText(locale);
  const button = (act: PaymentAction, look: string) =>
    html`<form method="post" action="/pay/${payment.id}/${act}"><button class="${look}">${t(act)}</button></form>`;
  const choices = html`
<div class="choices">${button('approve', 'action')}${button('decline', 'plain')}</div>
<details><summary>${t('tricks')}</summary>
<div class="choices">${TRICKS.map((act) => button(act, 'plain'))}
<a class="plain" href="${payment.returnUrl}">${t('leave')}</a></div>
</details>`;
  const result = html`
<p class="result ${payment.act ?? ''}" role="status">${payment.act ? t(RESULTS[payment.act]) : null}</p>
${refunds.map((refund) => html`<p class="result" role="status">${t('refunded')} ${moneyOf(locale, refund)}</p>`)}
<div class="choices"><a class="action" href="${payment.returnUrl}">${t('back')}</a></div>`;
  return renderPage(
    locale,
    t('title'),
    html`<h1>${t('title')}</h1>
<p class="amount">${moneyOf(locale, payment)}</p>
<dl>
<dt>${t('channel')}</dt><dd>${payment.channel}</dd>
<dt>${t('reference')}</dt><dd><code>${payment.reference}</code></dd>
<dt>${t('openUntil')}</dt><dd>${timeOf(locale, payment.expiresAt)}</dd>
</dl>
${payment.act ? result : choices}`,
  );
}

export function unknownPaymentPage(locale: Locale): string {
  const t = sandboxText(locale);
  return renderPage(
    locale,
    t('title'),
    html`<h1>${t('title')}</h1><p class="result decline">${t('unknown')}</p>`,
  );
}

/** The sandbox's sent messages, for people who try the product. */
export function outboxPage(
  locale: Locale,
  { payments, payouts = [], refunds = [], deliveries }: MockProviderState,
  messages: readonly SandboxMessage[],
  aggregatorCalls: readonly AggregatorCall[] | null,
): string {
  const t = sandboxText(locale);
  const head = (...keys: SandboxWord[]) =>
    html`<thead><tr>${keys.map((key) => html`<th>${t(key)}</th>`)}</tr></thead>`;
  const answer = (status: number | null) => {
    if (status === null) return t('waiting');
    return status === 0 ? t('silent') : String(status);
  };
  const sent = deliveries.map(
    (one) => html`<tr><td>${timeOf(locale, one.madeAt)}</td><td>${answer(one.status)}</td>
<td>${one.tries}</td><td><code>${one.body}</code></td></tr>`,
  );
  const orders = payments.map(
    (one) => html`<tr><td>${timeOf(locale, one.createdAt)}</td><td>${moneyOf(locale, one)}</td>
<td>${one.channel}</td><td><a href="/pay/${one.id}">${one.act ? t(one.act) : t('waiting')}</a></td></tr>`,
  );
  const paidOut = payouts.map(
    (one) => html`<tr><td>${timeOf(locale, one.createdAt)}</td><td>${moneyOf(locale, one)}</td>
<td>${one.bankName}</td><td>•••• ${one.number.slice(-4)}</td></tr>`,
  );
  const sentBack = refunds.map(
    (one) => html`<tr><td>${timeOf(locale, one.createdAt)}</td><td>${moneyOf(locale, one)}</td>
<td><code>${one.paymentId}</code></td></tr>`,
  );
  const texts = messages.map(
    (one) =>
      html`<tr><td>${timeOf(locale, one.at)}</td><td>${one.to}</td><td class="text">${one.text}</td></tr>`,
  );
  const called = (aggregatorCalls ?? []).map(
    (one) =>
      html`<tr><td>${timeOf(locale, one.at)}</td><td>${t(one.direction === 'in' ? 'callIn' : 'callOut')}</td>
<td>${one.status}</td><td><code>${one.method} ${one.path}</code> ${Math.round(one.ms)} ms</td></tr>`,
  );
  const empty = html`<p class="empty">${t('nothingSent')}</p>`;
  const silence = aggregatorCalls === null ? html`<p class="empty">${t('aggregatorAbsent')}</p>` : empty;
  return renderPage(
    locale,
    t('outbox'),
    html`<h1>${t('outbox')}</h1><p>${t('outboxLead')}</p>
<h2>${t('messages')}</h2>
${texts.length === 0 ? empty : html`<div class="scroller" tabindex="0"><table>${head('time', 'phone', 'message')}<tbody>${texts}</tbody></table></div>`}
<h2>${t('callbacks')}</h2>
${sent.length === 0 ? empty : html`<div class="scroller" tabindex="0"><table>${head('time', 'answer', 'tries', 'message')}<tbody>${sent}</tbody></table></div>`}
<h2>${t('payments')}</h2>
${orders.length === 0 ? empty : html`<div class="scroller" tabindex="0"><table>${head('time', 'amount', 'channel', 'state')}<tbody>${orders}</tbody></table></div>`}
<h2>${t('refunds')}</h2>
${sentBack.length === 0 ? empty : html`<div class="scroller" tabindex="0"><table>${head('time', 'amount', 'reference')}<tbody>${sentBack}</tbody></table></div>`}
<h2>${t('payouts')}</h2>
<p>${t('payoutTricks')}</p>
${paidOut.length === 0 ? empty : html`<div class="scroller" tabindex="0"><table>${head('time', 'amount', 'bank', 'account')}<tbody>${paidOut}</tbody></table></div>`}
<h2>${t('aggregatorCalls')}</h2>
<p>${t('aggregatorLead')}</p>
${called.length === 0 ? silence : html`<div class="scroller" tabindex="0"><table>${head('time', 'direction', 'answer', 'call')}<tbody>${called}</tbody></table></div>`}`,
  );
}
