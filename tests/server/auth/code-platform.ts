import { CodePurpose } from '../../../contract/ids.ts';
import { CODE_WAIT_MS } from '../../../contract/limits.ts';
import { useSandboxedApp } from '../sandbox/use-sandboxed-app.ts';
import { newAccount, newPhone, registration } from '../support/accounts.ts';
import type { TestDatabase } from '../support/database.ts';

/** Details of a new player without a name. */
export function newcomer(changes: Record<string, unknown> = {}) {
  const { account: _account, password: _password, ...body } = registration();
  return { ...body, ...changes };
}

/** An app with the sandbox's phones, for one test file. */
export function useCodePlatform(database: TestDatabase) {
  const { clock, app, sandbox } = useSandboxedApp(database);

  const send = (phone: string, purpose: number, token?: string, deviceId = '') =>
    app().call('smsSend', { phone, purpose, deviceId }, token);
  /** The last message to a number. */
  const lastText = (phone: string) => sandbox().messages.messages.find(({ to }) => to === phone)?.text ?? '';
  /** Requests a code and reads it from the phone. */
  async function codeFor(phone: string, purpose: number, token?: string): Promise<string> {
    clock.advance(CODE_WAIT_MS);
    const { code, msg } = await send(phone, purpose, token);
    if (code !== 0) throw new Error(`no code: ${code} ${msg}`);
    return /\b\d{6}\b/.exec(lastText(phone))?.[0] ?? '';
  }

  return {
    clock,
    app,
    sandbox,
    send,
    lastText,
    codeFor,
    /** A player who registered by phone number alone. */
    async newByPhone(phone = newPhone()) {
      const code = await codeFor(phone, CodePurpose.register);
      const { data, code: refused } = await app().call('accountRegist4', newcomer({ phone, code }));
      if (refused !== 0) throw new Error(`registration refused: ${refused}`);
      return { phone, token: data.token as string, playerId: data.userInfo.uuid as string, data };
    },
    /** A player with a name, a password and a linked number. */
    async newWithPhone(phone = newPhone()) {
      const player = await newAccount(app());
      const code = await codeFor(phone, CodePurpose.bind, player.token);
      const body = { phone, code, password: 'Quiet-Harbour-71' };
      const { code: refused } = await app().call('bindAccount', body, player.token);
      if (refused !== 0) throw new Error(`number refused: ${refused}`);
      return { ...player, phone };
    },
  };
}
