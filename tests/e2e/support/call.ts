import { randomUUID } from 'node:crypto';

const COMMON = {
  appId: 'e2e',
  channel: 'WEB',
  clientReferrer: '',
  platform: 1,
  appVersion: '0.0.0',
  appWebName: 'e2e',
};

/** The data of an answer, wherever its envelope has them. */
type Answer = Record<string, unknown> & { code?: number; errcode?: number; msg?: string };

/** Makes a call as a client does. @throws Error for any answer but a success. */
export async function call(name: string, body: object, token = ''): Promise<Answer> {
  const response = await fetch(`${process.env.E2E_ORIGIN}/app/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ ...COMMON, ...body }),
  });
  const answer: Answer = await response.json();
  const code = answer.errcode ?? answer.code;
  if (code !== 0 && code !== 200) throw new Error(`${name} answered ${JSON.stringify(answer)}`);
  return (answer.data as Answer | undefined) ?? answer;
}

export const newRequestId = () => randomUUID();
