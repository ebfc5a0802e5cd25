import { createHash, randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { sandboxAlgorithm, sandboxIssuer, sandboxKeys } from '../adapters/social-clients.ts';
import type { SocialName } from '../adapters/social-names.ts';

const CODE_MS = 60_000;
const TOKEN_SECONDS = 300;

export interface SandboxPerson {
  readonly subject: string;
  readonly name: string;
  readonly mail: string;
}

/** People who can be chosen on the page: the first two are always the same, the last is new each time. */
export const PEOPLE: readonly SandboxPerson[] = [
  { subject: 'sample-amihan', name: 'Amihan Santos', mail: 'amihan@mail.example' },
  { subject: 'sample-bayani', name: 'Bayani Cruz', mail: 'bayani@mail.example' },
];

const newPerson = (): SandboxPerson => {
  const id = randomBytes(4).toString('hex');
  return { subject: `new-${id}`, name: `Guest ${id.toUpperCase()}`, mail: `guest-${id}@mail.example` };
};

interface SignInRequest {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly nonce: string;
  readonly challenge: string;
}

interface GrantedSignIn extends SignInRequest {
  readonly name: SocialName;
  readonly person: SandboxPerson;
  readonly until: number;
}

/** The parsed authorization request; null for one that a real provider would reject. */
export function readQuestion(secret: string, name: SocialName, query: URLSearchParams): SignInRequest | null {
  const of = (field: string) => query.get(field) ?? '';
  const isWhole =
    of('client_id') === sandboxKeys(secret, name).clientId &&
    of('response_type') === 'code' &&
    of('code_challenge_method') === 'S256' &&
    of('scope').split(' ').includes('openid') &&
    /^https?:\/\/[^/]+\/auth\/social$/.test(of('redirect_uri')) &&
    [of('state'), of('nonce'), of('code_challenge')].every(Boolean);
  if (!isWhole) return null;
  return {
    clientId: of('client_id'),
    redirectUri: of('redirect_uri'),
    nonce: of('nonce'),
    challenge: of('code_challenge'),
  };
}

/** Mock of the three sign-in providers: issues codes and exchanges them for signed tokens. */
export async function createMockOidcProvider({ secret, now }: { secret: string; now: () => number }) {
  const keys = await generateKeyPair('ES256');
  const jwks = { keys: [{ ...(await exportJWK(keys.publicKey)), alg: 'ES256', use: 'sig', kid: 'sandbox' }] };
  const granted = new Map<string, GrantedSignIn>();

  /** The redirect address to the app. `who` is a sample person's index in the list, or somebody new. */
  function grant(
    name: SocialName,
    asked: SignInRequest,
    { who, state }: { who: string; state: string },
  ): string {
    const code = randomBytes(24).toString('base64url');
    for (const [old, { until }] of granted) if (until < now()) granted.delete(old);
    granted.set(code, { ...asked, name, person: PEOPLE[Number(who)] ?? newPerson(), until: now() + CODE_MS });
    const back = new URL(asked.redirectUri);
    for (const [key, value] of Object.entries({ code, state, iss: sandboxIssuer(name) }))
      back.searchParams.set(key, value);
    return back.href;
  }

  /** Null where a real provider would answer invalid_grant. */
  async function exchange(name: SocialName, form: URLSearchParams): Promise<object | null> {
    const code = form.get('code') ?? '';
    const found = granted.get(code);
    granted.delete(code);
    const own = sandboxKeys(secret, name);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isGood =
      found !== undefined &&
      found.name === name &&
      found.until > now() &&
      found.challenge === challenge &&
      found.redirectUri === form.get('redirect_uri') &&
      form.get('client_id') === own.clientId &&
      form.get('client_secret') === own.clientSecret;
    if (!isGood) return null;
    const { subject, name: fullName, mail } = found.person;
    const algorithm = sandboxAlgorithm(name);
    const token = await new SignJWT({ nonce: found.nonce, name: fullName, email: mail, email_verified: true })
      .setProtectedHeader({ alg: algorithm, ...(algorithm === 'ES256' && { kid: 'sandbox' }) })
      .setIssuer(sandboxIssuer(name))
      .setSubject(subject)
      .setAudience(own.clientId)
      .setIssuedAt()
      .setExpirationTime(`${TOKEN_SECONDS}s`)
      .sign(algorithm === 'HS256' ? new TextEncoder().encode(own.clientSecret) : keys.privateKey);
    return {
      access_token: randomBytes(16).toString('hex'),
      token_type: 'Bearer',
      expires_in: TOKEN_SECONDS,
      id_token: token,
    };
  }

  return { jwks, grant, exchange };
}
export type MockOidcProvider = Awaited<ReturnType<typeof createMockOidcProvider>>;
