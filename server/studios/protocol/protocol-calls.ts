import type { CallPolicy } from '../../../contract/call.ts';
import { authenticate } from './authenticate.ts';
import { play } from './play.ts';
import { PROTOCOL_BODIES, type ProtocolBody } from './protocol-bodies.ts';
import type { SessionCall } from './session-call.ts';
import { endRound, readBalanceAnswer, saveEvent } from './wallet-calls.ts';

type Name = keyof typeof PROTOCOL_BODIES;

interface ProtocolCall {
  readonly path: string;
  readonly schema: (typeof PROTOCOL_BODIES)[Name];
  /** Who may call and when, as of a call of the contract. */
  readonly policy: CallPolicy & { readonly access: 'game' };
  /** Goes on after the session is over, whatever has ended it: it stakes nothing. */
  readonly isForEnd: boolean;
  answer(call: SessionCall, body: unknown): Promise<object>;
}

/** All but a new stake goes on in maintenance: what has begun is ended. */
const POLICY = {
  access: 'game',
  rateClass: 'standard',
  isBackground: false,
  isOpenInMaintenance: true,
  isForWithdrawalOnly: false,
  movesMoney: false,
} as const;

/** Made by the page on its own: it keeps no session from ending. */
const BY_PAGE = { isBackground: true } as const;
const FOR_END = { ...BY_PAGE, isForEnd: true } as const;

function protocolCall<N extends Name>(
  path: string,
  name: N,
  answer: (call: SessionCall, body: ProtocolBody<N>) => Promise<object>,
  { isForEnd = false, ...policy }: Partial<CallPolicy> & { readonly isForEnd?: boolean } = {},
): ProtocolCall {
  return {
    path,
    schema: PROTOCOL_BODIES[name],
    policy: { ...POLICY, ...policy },
    isForEnd,
    // Read by the schema of the same name.
    answer: (call, body) => answer(call, body as ProtocolBody<N>),
  };
}

export const PROTOCOL_CALLS: readonly ProtocolCall[] = [
  protocolCall('/wallet/authenticate', 'authenticate', authenticate),
  protocolCall('/wallet/balance', 'balance', readBalanceAnswer, BY_PAGE),
  protocolCall('/wallet/play', 'play', play, { isOpenInMaintenance: false, movesMoney: true }),
  protocolCall('/wallet/end-round', 'end-round', endRound, { ...FOR_END, movesMoney: true }),
  protocolCall('/bet/event', 'event', saveEvent, FOR_END),
];

/** Paths of the protocol that are for a studio's own tests. */
export const UNSERVED_PATHS: readonly string[] = ['/bet/action', '/game/search', '/session/start'];
