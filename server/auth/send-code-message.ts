import type { MessageSender } from '../adapters/messages.ts';
import { CallError } from '../call-error.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import { themeConfig } from '../config/public/market-config.ts';
import { readTheme } from '../config/public/read-theme.ts';
import type { CallRequest } from '../http/handler.ts';
import { originsOf } from '../http/origins.ts';
import { CODE_MESSAGES, type CodeMessage } from '../localization/code-messages.ts';
import { deleteCode } from './code-queries.ts';

async function writeMessage(
  message: CodeMessage,
  code: string,
  { context, locale, requestUrl }: CallRequest,
): Promise<string> {
  const theme = await readTheme(context.sql, await readConfig(context.sql, themeConfig));
  const text = CODE_MESSAGES[message][locale]
    .replaceAll('{code}', code)
    .replaceAll('{brand}', theme?.themeName ?? '');
  const { host } = new URL(originsOf(requestUrl, context.settings).app);
  return message === 'code' || message === 'newDevice' ? `${text}\n\n@${host} #${code}` : text;
}

interface CodeToSend {
  /** Of the row that was written; the provider's reference too. */
  readonly id: string;
  readonly phone: string;
  readonly madeAt: number;
  readonly code: string;
  readonly message: CodeMessage;
}

/**
 * Sends the message of a code whose row is written.
 * @throws CallError messageNotSent; the row is deleted, so that it neither counts nor makes anybody wait.
 */
export async function sendCodeMessage(
  request: CallRequest,
  sender: MessageSender,
  { id, phone, madeAt, code, message }: CodeToSend,
): Promise<void> {
  try {
    const text = await writeMessage(message, code, request);
    await sender.send({ reference: id, to: phone, text }, madeAt);
  } catch (error) {
    const { sql, log } = request.context;
    log.warn({ err: error }, 'message not sent');
    await deleteCode(sql, id);
    throw new CallError('messageNotSent', 'The message could not be sent.');
  }
}
