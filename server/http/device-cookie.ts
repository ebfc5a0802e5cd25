const NAME = 'device';

/** The device's token of a request; null without a valid one. */
export function readDeviceCookie(header: string | undefined): string | null {
  return new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{43})(?:;|$)`).exec(header ?? '')?.[1] ?? null;
}

/**
 * Out of reach of every script, and sent to calls of this site alone. It authorizes nothing: it only identifies the
 * device.
 */
export function writeDeviceCookie(
  token: string,
  { lastsMs, isSecure }: { lastsMs: number; isSecure: boolean },
): string {
  const age = Math.floor(lastsMs / 1000);
  return `${NAME}=${token}; Path=/app/v1; Max-Age=${age}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
}
