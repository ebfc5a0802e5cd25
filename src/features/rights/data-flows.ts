import {
  type DataRights,
  fetchData,
  requestDataExport,
  requestErasure,
} from '../../../contract/rights/rights-calls.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { saveText } from '../../platform/save-file.ts';
import { withStepUp } from '../../session/sign-in/step-up.ts';

/** The platform makes a copy within seconds; there is no push channel. */
export const LOOK_AGAIN_MS = 5_000;

/** A copy is requested and not ready yet. */
export const isCopyWaiting = ({ exports }: DataRights): boolean =>
  exports.some(({ expiresAt }) => expiresAt === null);

/** @throws CallFailure */
export const requestCopy = (): Promise<DataRights> => withStepUp(() => callServer(requestDataExport, {}));

/** The text of a copy. @throws CallFailure */
export async function readCopy(id: string): Promise<string> {
  const { gzip } = await withStepUp(() => callServer(fetchData, { id }, { timeoutMs: 60_000 }));
  const bytes = Uint8Array.from(atob(gzip), (sign) => sign.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
}

/** Hands a copy to the browser as a file. */
export const saveJson = (name: string, text: string): void => saveText(name, text, 'application/json');

/** @returns when it happens. @throws CallFailure */
export async function forgetMe(): Promise<number> {
  return (await withStepUp(() => callServer(requestErasure, {}))).dueAt;
}
