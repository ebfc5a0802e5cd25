import { createRemoteJWKSet, customFetch, jwtVerify } from 'jose';
import * as oauth from 'oauth4webapi';
import { assertOutside } from '../db/transaction-mark.ts';
import { isStorable } from '../strict-json.ts';
import { fetchBounded } from './fetch-bounded.ts';
import type { SocialClient } from './social-clients.ts';

const ANSWER_WITHIN_MS = 8_000;

/** A person as identified by a provider. */
export interface SocialPerson {
  /** The provider's own id: the only key of an account there. */
  readonly subject: string;
  readonly name: string;
  readonly mail: string;
}

/** What must be stored between the redirect and the return. */
export interface Departure {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  readonly redirectUri: string;
}

/** A plain connection is for a provider on this machine alone: in tests and in the sandbox. */
function optionsFor(address: string) {
  const { protocol, hostname } = new URL(address);
  const isHere = protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(hostname);
  return {
    [oauth.allowInsecureRequests]: isHere,
    [oauth.customFetch]: (url: string, init: oauth.CustomFetchOptions<string, unknown>) =>
      fetchBounded(url, init as RequestInit),
    signal: () => AbortSignal.timeout(ANSWER_WITHIN_MS),
  };
}

/** @throws Error when the provider's endpoints cannot be found. */
async function findServer(client: SocialClient): Promise<oauth.AuthorizationServer> {
  const { issuer, authorizationEndpoint, tokenEndpoint, jwksUri } = client;
  if (authorizationEndpoint && tokenEndpoint && jwksUri) {
    return {
      issuer,
      authorization_endpoint: authorizationEndpoint,
      token_endpoint: tokenEndpoint,
      jwks_uri: jwksUri,
    };
  }
  const address = new URL(issuer);
  const answer = await oauth.discoveryRequest(address, { algorithm: 'oidc', ...optionsFor(issuer) });
  return oauth.processDiscoveryResponse(address, answer);
}

/** The provider's sign-in page, with everything that the answer will be checked against. */
export async function departureAddress(client: SocialClient, departure: Departure): Promise<string> {
  assertOutside('a sign-in provider');
  const server = await findServer(client);
  if (!server.authorization_endpoint) throw new Error(`${client.name} has no authorization endpoint`);
  const address = new URL(server.authorization_endpoint);
  const query = {
    client_id: client.clientId,
    response_type: 'code',
    redirect_uri: departure.redirectUri,
    scope: client.name === 'facebook' ? 'openid public_profile email' : 'openid profile email',
    state: departure.state,
    nonce: departure.nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(departure.codeVerifier),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address.href;
}

/** The provider did not confirm the one who came back: they declined, or came with a query or a code of their own. */
export class ArrivalRefused extends Error {
  override readonly name = 'ArrivalRefused';
}

/**
 * Exchanges the provider's redirect for the person: state, issuer, code verifier, audience, nonce,
 * times and signature are all checked.
 * @throws ArrivalRefused, and another Error when the provider's answer does not match the request in every part.
 */
export async function readArrival(
  client: SocialClient,
  departure: Departure,
  query: URLSearchParams,
): Promise<SocialPerson> {
  assertOutside('a sign-in provider');
  const server = await findServer(client);
  const me: oauth.Client = { client_id: client.clientId, id_token_signed_response_alg: client.algorithm };
  const callback = readCallback(server, me, query, departure);
  const answer = await oauth.authorizationCodeGrantRequest(
    server,
    me,
    oauth.ClientSecretPost(client.clientSecret),
    callback,
    departure.redirectUri,
    departure.codeVerifier,
    optionsFor(server.token_endpoint ?? client.issuer),
  );
  const tokens = await oauth
    .processAuthorizationCodeResponse(server, me, answer, {
      expectedNonce: departure.nonce,
      requireIdToken: true,
    })
    .catch((error: unknown) => {
      const isOfCode = error instanceof oauth.ResponseBodyError && error.error === 'invalid_grant';
      throw isOfCode ? new ArrivalRefused('the code is not valid', { cause: error }) : error;
    });
  const claims = await readIdToken(client, server, tokens.id_token ?? '');
  return {
    subject: claims.sub,
    name: textOf(claims.name).slice(0, 100),
    mail: claims.email_verified === false ? '' : textOf(claims.email).slice(0, 200),
  };
}

/** @throws ArrivalRefused for a query that the provider cannot have sent, or that says no. */
function readCallback(
  server: oauth.AuthorizationServer,
  me: oauth.Client,
  query: URLSearchParams,
  { state }: Departure,
): URLSearchParams {
  try {
    return oauth.validateAuthResponse(server, me, query, state);
  } catch (error) {
    throw new ArrivalRefused('the query is not a confirmation', { cause: error });
  }
}

const textOf = (claim: unknown): string =>
  typeof claim === 'string' ? claim.replaceAll('\u0000', '').toWellFormed() : '';

/** @throws Error unless the provider itself has signed the token, with the algorithm that it is known to use. */
async function readIdToken(client: SocialClient, server: oauth.AuthorizationServer, token: string) {
  const wanted = { algorithms: [client.algorithm], issuer: server.issuer, audience: client.clientId };
  const isShared = client.algorithm === 'HS256';
  const { payload } = isShared
    ? await jwtVerify(token, new TextEncoder().encode(client.clientSecret), wanted)
    : await jwtVerify(
        token,
        createRemoteJWKSet(new URL(server.jwks_uri ?? ''), {
          timeoutDuration: ANSWER_WITHIN_MS,
          [customFetch]: fetchBounded,
        }),
        wanted,
      );
  if (!payload.sub || payload.sub.length > 255 || !isStorable(payload.sub))
    throw new Error(`${client.name} names nobody`);
  return {
    sub: payload.sub,
    name: payload.name,
    email: payload.email,
    email_verified: payload.email_verified,
  };
}
