import { randomBytes, randomUUID } from 'node:crypto';
import { makePng } from '../images/png-parts.ts';
import type { Called, TestApp } from '../support/app.ts';

/** The code of a guest's browser. */
export const newCode = (): string => randomBytes(16).toString('hex');

type Call = TestApp['call'];

interface Written {
  readonly text?: string;
  readonly images?: readonly string[];
  readonly desk?: 'general' | 'vip';
  readonly requestId?: string;
  readonly after?: number;
}

/** One person at a chat: a member by their token, or a guest by a code. */
export function chatter(call: Call, { token, code = '' }: { token?: string; code?: string }) {
  return {
    say: (written: Written): Promise<Called> =>
      call(
        'sendChatMessage',
        { requestId: randomUUID(), code, desk: 'general', text: '', images: [], after: 0, ...written },
        token,
      ),
    look: (seen: { after?: number; isTyping?: boolean; isWatching?: boolean } = {}): Promise<Called> =>
      call('getChat', { code, after: 0, isTyping: false, isWatching: true, ...seen }, token),
    end: (): Promise<Called> => call('endChat', { code, after: 0 }, token),
    upload: (image: Buffer = makePng(60, 40), requestId = randomUUID()): Promise<Called> =>
      call('uploadSupportImage', { requestId, code, image: image.toString('base64') }, token),
    open: (id: string): Promise<Called> => call('getSupportImage', { id, code }, token),
  };
}
