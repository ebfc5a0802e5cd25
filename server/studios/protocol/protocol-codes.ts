import type { ErrorKey } from '../../../contract/errors.ts';

/** Codes of the protocol for a call that is refused. */
export type ProtocolCode =
  /** Something in the call is invalid. */
  | 'ERR_VAL'
  /** The balance is too low. */
  | 'ERR_IPB'
  /** There is no such session, or none that can go on: the page asks for a new one. */
  | 'ERR_IS'
  /** The player is not admitted. */
  | 'ERR_ATE'
  /** A limit of the player or of the platform. */
  | 'ERR_GLE'
  /** The player's place. We decide that at sign-in. */
  | 'ERR_LOC'
  /** Another round is not over. */
  | 'ERR_BE'
  | 'ERR_GEN'
  | 'ERR_MAINTENANCE';

interface CodeRule {
  readonly status: 400 | 500;
  /** Sent to the studio's page: it must not say which limit of a person it is. Null: what exactly is invalid. */
  readonly message: string | null;
  readonly keys: readonly ErrorKey[];
}

const RULES: Readonly<Record<ProtocolCode, CodeRule>> = {
  ERR_VAL: {
    status: 400,
    message: null,
    keys: [
      'badRequest',
      'unknownCall',
      'tooLarge',
      'invalidValue',
      'stakeNotOffered',
      'betNotOffered',
      'actNotAllowed',
    ],
  },
  ERR_IPB: { status: 400, message: 'The balance is too low.', keys: ['balanceTooLow'] },
  ERR_IS: {
    status: 400,
    message: 'There is no open session of this game.',
    // Without an open seed pair too: the app opens one with the next session.
    keys: ['sessionEnded', 'gameSessionEnded', 'seedChanged'],
  },
  ERR_ATE: {
    status: 400,
    message: 'The player is not admitted.',
    keys: ['launchTokenInvalid', 'forbidden', 'withdrawalOnly'],
  },
  ERR_GLE: {
    status: 400,
    message: 'A limit does not allow this now.',
    keys: [
      'legalChanged',
      'onBreak',
      'stakeLimitReached',
      'lossLimitReached',
      'sessionTimeUp',
      'realityCheckDue',
      'limitReached',
      'bonusNotEarned',
      'selfExcluded',
      'accountClosed',
      'restrictedPerson',
    ],
  },
  ERR_LOC: { status: 400, message: 'This is not offered here.', keys: [] },
  ERR_BE: {
    status: 400,
    message: 'Another round is not over.',
    keys: ['roundRunning', 'roundTooSoon', 'requestIdReused', 'betsClosed', 'roundAdvanced', 'roundSettled'],
  },
  ERR_GEN: {
    status: 500,
    message: 'Something went wrong on our side.',
    keys: ['internal', 'busy', 'tooOften', 'seedInUse'],
  },
  ERR_MAINTENANCE: {
    status: 500,
    message: 'The game is closed for now.',
    keys: ['maintenance', 'gameMaintenance', 'gameComing', 'gameUnknown', 'sealKeyMissing'],
  },
};

const codes = new Map(
  Object.entries(RULES).flatMap(([code, { keys }]) => keys.map((key) => [key, code as ProtocolCode])),
);

/** The protocol's code of one of our refusals. Null for one that no call of the protocol has. */
export const protocolCodeOf = (key: ErrorKey): ProtocolCode | null => codes.get(key) ?? null;

interface ProtocolRefusal {
  readonly status: number;
  readonly body: { readonly error: ProtocolCode; readonly message: string };
}

/** @param reason sent where the caller can mend it */
export function refusalBy(code: ProtocolCode, reason: string): ProtocolRefusal {
  const { status, message } = RULES[code];
  return { status, body: { error: code, message: message ?? reason } };
}
