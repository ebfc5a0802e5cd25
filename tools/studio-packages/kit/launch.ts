/** What the host says in the page's address. */
export interface Launch {
  readonly sessionId: string;
  /** Without a scheme; the calls are always made by https. */
  readonly rgsUrl: string;
  readonly language: string;
  readonly device: 'mobile' | 'desktop';
  readonly currency: string;
  readonly isDemo: boolean;
}

/** Null where the page was opened without a session, by its bare address. */
export function readLaunch(query: string): Launch | null {
  const read = new URLSearchParams(query);
  const sessionId = read.get('sessionID');
  const rgsUrl = read
    .get('rgs_url')
    ?.replace(/^https?:\/\//, '')
    .replace(/\/+$/, '');
  if (!sessionId || !rgsUrl) return null;
  return {
    sessionId,
    rgsUrl,
    language: read.get('lang') ?? 'en',
    device: read.get('device') === 'desktop' ? 'desktop' : 'mobile',
    currency: read.get('currency') ?? '',
    isDemo: ['true', '1'].includes(read.get('demo') ?? ''),
  };
}
