import type { ChatThread } from '../../../../contract/support/chat-calls.ts';
import type { SupportMessage } from '../../../../contract/support/support-messages.ts';
import { t } from '../../../platform/i18n.ts';
import { momentFormat } from '../../../platform/market-time.ts';
import { saveText } from '../../../platform/save-text.ts';

/** A chat as a text to keep: who wrote what, and when. */
function transcriptOf(
  { number }: ChatThread,
  messages: readonly SupportMessage[],
  formatLocale: string,
): string {
  const format = momentFormat(formatLocale, { dateStyle: 'medium', timeStyle: 'medium' });
  const lines = messages.map(({ at, author, text, images }) => {
    const pictures = images.length > 0 ? [t('support.chat.pictures', { count: images.length })] : [];
    const said = [text, ...pictures].filter((part) => part !== '').join(' ');
    return `${format.format(at)} ${t(`support.author.${author}`)}: ${said}`;
  });
  return [t('support.chat.number', { number }), '', ...lines, ''].join('\n');
}

export function saveTranscript(
  thread: ChatThread,
  messages: readonly SupportMessage[],
  formatLocale: string,
): void {
  saveText(`chat-${thread.number}.txt`, transcriptOf(thread, messages, formatLocale));
}
