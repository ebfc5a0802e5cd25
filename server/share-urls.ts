/** Pages of social networks that accept an address to share. */
const SHARERS = {
  facebook: 'https://www.facebook.com/sharer/sharer.php?u=',
  line: 'https://social-plugins.line.me/lineit/share?url=',
} as const;

/** Addresses that invite a friend: the registration with the player's code in it, bare and inside each sharer. */
export function shareUrlsOf(
  appOrigin: string,
  inviteCode: string,
): Record<'link' | keyof typeof SHARERS, string> {
  const link = `${appOrigin}/auth/register?inviteCode=${encodeURIComponent(inviteCode)}`;
  const wrap = (sharer: string) => sharer + encodeURIComponent(link);
  return { link, facebook: wrap(SHARERS.facebook), line: wrap(SHARERS.line) };
}
