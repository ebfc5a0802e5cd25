import { randomInt } from 'node:crypto';

/** A mobile number of the market that no other test uses, as people type it. */
export const newPhone = () => `0917${String(randomInt(10_000_000)).padStart(7, '0')}`;

/** The sandbox's outbox, where every phone can be read. */
function outboxAddress(): string {
  const { protocol, hostname, port } = new URL(process.env.E2E_ORIGIN ?? '');
  return `${protocol}//${hostname}:${Number(port) + 2}/sandbox`;
}

/** The newest code that was sent to a number. @throws Error when there is none. */
export async function codeSentTo(phone: string): Promise<string> {
  const page = await (await fetch(outboxAddress())).text();
  const [, text = ''] = page.split(`<td>+63${phone.slice(1)}</td>`);
  const code = /#(\d{6})/.exec(text.slice(0, 600))?.[1];
  if (!code) throw new Error(`no code was sent to ${phone}`);
  return code;
}
