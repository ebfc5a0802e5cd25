import { linkTo, paths } from '../../platform/paths.ts';

/** What the system handed over: parts of it may be missing, and an app may put an address into any of them. */
export interface SharedFields {
  readonly title: string | null;
  readonly text: string | null;
  readonly url: string | null;
}

/** `invite` has the address of the registration with the code; the others say what is to be told. */
export type SharedInvite =
  | { readonly kind: 'invite'; readonly address: string }
  /** Nothing in it is an address. */
  | { readonly kind: 'nothing' }
  /** An address of another site. */
  | { readonly kind: 'foreign' }
  /** An address of ours, but no invite, or one with a code that cannot be one. */
  | { readonly kind: 'no-invite' };

/** Longer is no invite, whatever else it is. Letters of a part. */
const MAX_PART = 2_048;
/** What a code may consist of; the server knows which there are. */
const CODE = /^[\w-]{1,32}$/;
const ADDRESS = /https?:\/\/[^\s<>"'\\]+/gi;
/** Closing signs of a sentence are not the address's. */
const SENTENCE_END = /[.,;:!?)\]}»”’]+$/;
const MAX_ADDRESSES = 8;

/** Finds the invite in what was shared. Only an address of `origin` counts, and of it nothing but the code is used. */
export function readSharedInvite({ url, text, title }: SharedFields, origin: string): SharedInvite {
  const found = [url, text, title].flatMap((part) => addressesIn(part ?? ''));
  const own = found.filter((address) => address.origin === origin);
  for (const address of own) {
    const code = codeOf(address);
    if (code !== null) return { kind: 'invite', address: linkTo(paths.authRegister, { inviteCode: code }) };
  }
  if (own.length > 0) return { kind: 'no-invite' };
  return { kind: found.length > 0 ? 'foreign' : 'nothing' };
}

function addressesIn(part: string): URL[] {
  const texts = part.slice(0, MAX_PART).match(ADDRESS)?.slice(0, MAX_ADDRESSES) ?? [];
  return texts.flatMap((text) => {
    const plain = text.replace(SENTENCE_END, '');
    if (!URL.canParse(plain)) return [];
    const address = new URL(plain);
    // A name before the host makes one site look like another.
    return address.username === '' && address.password === '' ? [address] : [];
  });
}

function codeOf({ pathname, searchParams }: URL): string | null {
  if (pathname.replace(/\/+$/, '') !== paths.authRegister) return null;
  const codes = searchParams.getAll('inviteCode');
  const [code = ''] = codes;
  return codes.length === 1 && CODE.test(code) ? code : null;
}
