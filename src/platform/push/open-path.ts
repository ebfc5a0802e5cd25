/** What the service worker tells an open page when a notification was pressed. */
export const OPEN_PATH = 'OPEN_PATH';

export interface OpenPath {
  readonly type: typeof OPEN_PATH;
  readonly path: string;
}

export function readOpenPath(data: unknown): string | null {
  const { type, path } = (data ?? {}) as Partial<Record<keyof OpenPath, unknown>>;
  return type === OPEN_PATH && typeof path === 'string' ? path : null;
}
