const POLL_MS = 5 * 60_000;

export interface BuildWatchDependencies {
  /** The version this page was built as; without one the first answer counts as it. */
  ownVersion?: string | null;
  /** The version the server has now; throws when it cannot be read. */
  readVersion(): Promise<string>;
  isHidden(): boolean;
  after(ms: number, work: () => void): () => void;
  onNewVersion(): void;
}

/** Requests the version now and every five minutes while visible; reports once each that differs from the page's. */
export function watchBuild(parts: BuildWatchDependencies): () => void {
  const { readVersion, isHidden, after, onNewVersion } = parts;
  let known = parts.ownVersion ?? null;
  let cancel = () => {};
  const look = async () => {
    if (!isHidden()) {
      // No answer is no news: offline and maintenance have their own signs.
      const version = await readVersion().catch(() => null);
      if (version !== null && known !== null && version !== known) onNewVersion();
      known = version ?? known;
    }
    cancel = after(POLL_MS, () => void look());
  };
  void look();
  return () => cancel();
}

/** Reads the version from version.json, past every cache. */
export async function fetchVersion(): Promise<string> {
  const answer = await fetch('/version.json', { cache: 'no-store' });
  const { version } = (await answer.json()) as { version: string };
  if (!answer.ok || typeof version !== 'string') throw new Error('no version');
  return version;
}
