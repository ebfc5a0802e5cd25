import { readAnswer } from '../../../contract/answer.ts';
import { CALLS } from '../../../contract/registry.ts';
import { COMMON, type TestApp } from './app.ts';

/** A browser with a jar for the one cookie that the server sets, and its own address. */
export function createBrowser(app: TestApp, address = '') {
  let cookie = '';
  return {
    cookie: () => cookie,
    /** Another browser with the same cookies. */
    accept(other: string) {
      cookie = other;
    },
    async call(name: string, body: Record<string, unknown> = {}, token?: string) {
      const response = await fetch(`${app.url}/app/v1/${name}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
          ...(cookie && { cookie }),
          ...(address && { 'x-forwarded-for': address }),
        },
        body: JSON.stringify({ ...COMMON, ...body }),
      });
      const set = response.headers.get('set-cookie');
      if (set) cookie = set.split(';')[0] ?? '';
      const raw = await response.json();
      const answer = readAnswer(CALLS.get(name)?.envelope ?? 'code-data', raw);
      const base = { status: response.status, setCookie: set ?? '', raw };
      return answer.ok
        ? // biome-ignore lint/suspicious/noExplicitAny: tests read fields of many shapes.
          { ...base, code: 0, data: answer.value as any }
        : { ...base, code: answer.code, data: raw };
    },
  };
}
export type Browser = ReturnType<typeof createBrowser>;
