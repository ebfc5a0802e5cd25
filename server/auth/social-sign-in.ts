import { createHash } from 'node:crypto';
import type {
  bindSocialAccount,
  facebookLogin,
  googleLogin,
  lineLogin,
  socialStart,
} from '../../contract/auth/social-calls.ts';
import { SOCIAL_ATTEMPT_MS } from '../../contract/limits.ts';
import { type SocialClient, socialClient } from '../adapters/social-clients.ts';
import {
  ArrivalRefused,
  type Departure,
  departureAddress,
  readArrival,
  type SocialPerson,
} from '../adapters/social-exchange.ts';
import { type SocialName, socialNameOf } from '../adapters/social-names.ts';
import { CallError } from '../call-error.ts';
import { noteCallerFault } from '../caller-faults.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import { type CallRequest, type Handler, memberOf } from '../http/handler.ts';
import { originsOf } from '../http/origins.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { newToken } from '../new-token.ts';
import { socialProvidersConfig } from './auth-config.ts';
import { findApplicantBySocial } from './candidate-queries.ts';
import { verifyOwner } from './password-changes.ts';
import { notePlayerAction } from './public/player-actions.ts';
import { readSignedIn } from './read-member.ts';
import { makeTicket } from './registration-tickets.ts';
import { enter, rejectUnwelcome } from './sign-in.ts';
import { linkSocial } from './social-identities.ts';
import { deleteSocialAttempt, insertSocialAttempt } from './social-queries.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** @throws CallError signInWayClosed where the platform has no keys for the provider. */
async function clientOf(name: SocialName, { context, requestUrl }: CallRequest): Promise<SocialClient> {
  const endpoints = (await readConfig(context.sql, socialProvidersConfig))[name];
  const { sandbox: sandboxOrigin } = originsOf(requestUrl, context.settings);
  const client = socialClient(name, context.settings, { endpoints, sandboxOrigin });
  if (!client) throw new CallError('signInWayClosed', 'The platform does not offer this provider.');
  return client;
}

const startSocialSignIn: Handler<typeof socialStart> = async ({ provider, isToBind, password }, request) => {
  const { context, player } = request;
  const name = socialNameOf(provider);
  const client = await clientOf(name, request);
  if (isToBind && !player)
    throw new CallError('sessionEnded', 'Only somebody signed in can join a provider.');
  if (isToBind) await verifyOwner(request, password);
  const departure: Departure = {
    state: newToken(context.random),
    nonce: newToken(context.random),
    codeVerifier: newToken(context.random),
    redirectUri: `${originsOf(request.requestUrl, context.settings).app}/auth/social`,
  };
  const attempt = newToken(context.random);
  const address = await departureAddress(client, departure).catch((error: unknown) => {
    context.log.warn({ err: error, provider: name }, 'sign-in provider gave no address');
    throw new CallError('socialFailed', 'The provider cannot be reached.');
  });
  const { state, ...kept } = departure;
  await insertSocialAttempt(context.sql, {
    ...kept,
    provider: name,
    stateHash: hashOf(state),
    attemptHash: hashOf(attempt),
    playerId: isToBind ? (player?.id ?? null) : null,
    sessionId: isToBind ? (player?.sessionId ?? null) : null,
    expiresAt: context.clock.now() + SOCIAL_ATTEMPT_MS,
  });
  return { address, attempt };
};

interface ComeBack {
  readonly query: string;
  readonly attempt: string;
}

/** The player and session that began it: none for a sign-in, the current ones for joining a provider. */
interface SignInStarter {
  readonly playerId: string | null;
  readonly sessionId: string | null;
}

/**
 * Checks the return against the stored request, once. A return that another browser began, or that was used, is refused
 * before the provider is called.
 */
async function arrive(
  name: SocialName,
  { query: text, attempt }: ComeBack,
  who: SignInStarter,
  request: CallRequest,
): Promise<SocialPerson> {
  const { context } = request;
  const client = await clientOf(name, request);
  const query = new URLSearchParams(text);
  const state = query.get('state') ?? '';
  const left = await deleteSocialAttempt(context.sql, hashOf(state));
  const isOurs =
    left !== undefined &&
    left.provider === name &&
    left.expiresAt > context.clock.now() &&
    hashOf(attempt).equals(left.attemptHash) &&
    left.playerId === who.playerId &&
    left.sessionId === who.sessionId;
  if (!isOurs) throw new CallError('socialFailed', 'There is no such sign-in in progress.');
  try {
    return await readArrival(client, { ...left, state }, query);
  } catch (error) {
    const details = { err: error, provider: name };
    if (error instanceof ArrivalRefused) noteCallerFault(context.log, 'arrival refused', details);
    else context.log.warn(details, 'sign-in by a provider failed');
    throw new CallError('socialFailed', 'The provider did not confirm an identity.');
  }
}

type Login = typeof googleLogin | typeof facebookLogin | typeof lineLogin;

/** By the provider's id alone: an e-mail address that two accounts share proves nothing. */
const signInBy =
  (kind: SocialName): Handler<Login> =>
  async (body, request) => {
    const { context } = request;
    const person = await arrive(kind, body, { playerId: null, sessionId: null }, request);
    const { subject } = person;
    const player = await findApplicantBySocial(context.sql, { provider: kind, subject });
    if (!player) return { signedIn: null, newcomer: await makeTicket(context, { kind, ...person }) };
    await rejectUnwelcome(request, player);
    return { signedIn: await enter(request, player.id), newcomer: null };
  };

const joinSocialAccount: Handler<typeof bindSocialAccount> = async ({ provider, ...body }, request) => {
  const { context } = request;
  const { id: playerId, sessionId } = memberOf(request);
  const kind = socialNameOf(provider);
  const person = await arrive(kind, body, { playerId, sessionId }, request);
  await runTransaction(context.sql, async (tx) => {
    await linkSocial(tx, { kind, ...person, playerId, at: context.clock.now() });
    await notePlayerAction(tx, request, { act: 'provider joined', details: { provider: kind } });
  });
  const { userInfo } = await readSignedIn(context, { playerId, sessionId, now: context.clock.now() });
  return { userInfo };
};

export const socialHandlers = {
  socialStart: startSocialSignIn,
  googleLogin: signInBy('google'),
  facebookLogin: signInBy('facebook'),
  lineLogin: signInBy('line'),
  bindSocialAccount: joinSocialAccount,
};
