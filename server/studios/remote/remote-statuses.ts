import type { ErrorKey } from '../../../contract/errors.ts';

/** What a call of an aggregator is answered; its protocol has no other sign of a refusal. */
export type RemoteStatus =
  | 'RS_OK'
  | 'RS_ERROR_UNKNOWN'
  | 'RS_ERROR_INVALID_PARTNER'
  | 'RS_ERROR_INVALID_TOKEN'
  | 'RS_ERROR_INVALID_GAME'
  | 'RS_ERROR_WRONG_CURRENCY'
  | 'RS_ERROR_NOT_ENOUGH_MONEY'
  | 'RS_ERROR_USER_DISABLED'
  | 'RS_ERROR_INVALID_SIGNATURE'
  | 'RS_ERROR_TOKEN_EXPIRED'
  | 'RS_ERROR_WRONG_SYNTAX'
  | 'RS_ERROR_WRONG_TYPES'
  | 'RS_ERROR_DUPLICATE_TRANSACTION'
  | 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';

/** Why a call is refused: an error key of the contract, or what only a transaction of an aggregator can be. */
export type RemoteReason =
  | ErrorKey
  | 'ok'
  | 'aggregatorUnknown'
  | 'addressUnknown'
  | 'signatureInvalid'
  | 'playerUnknown'
  | 'playerBarred'
  | 'tokenUnknown'
  | 'tokenExpired'
  | 'gameOfOtherSession'
  | 'wrongCurrency'
  | 'wrongTypes'
  | 'rolledBack'
  | 'transactionReused'
  | 'transactionUnknown';

/** Whatever is a limit of the person or of the platform has one status: which one it is, a studio has no right to know. */
const REASONS: Partial<Record<RemoteStatus, readonly RemoteReason[]>> = {
  RS_OK: ['ok'],
  RS_ERROR_INVALID_PARTNER: ['aggregatorUnknown', 'addressUnknown'],
  RS_ERROR_INVALID_SIGNATURE: ['signatureInvalid'],
  RS_ERROR_INVALID_TOKEN: ['tokenUnknown'],
  RS_ERROR_TOKEN_EXPIRED: ['tokenExpired', 'gameSessionEnded', 'sessionEnded'],
  RS_ERROR_INVALID_GAME: ['gameOfOtherSession', 'gameUnknown', 'gameMaintenance'],
  RS_ERROR_WRONG_CURRENCY: ['wrongCurrency'],
  RS_ERROR_NOT_ENOUGH_MONEY: ['balanceTooLow'],
  RS_ERROR_USER_DISABLED: [
    'playerBarred',
    'legalChanged',
    'onBreak',
    'sessionTimeUp',
    'realityCheckDue',
    'stakeLimitReached',
    'lossLimitReached',
    'stakeNotOffered',
    'roundTooSoon',
  ],
  RS_ERROR_WRONG_SYNTAX: ['badRequest', 'tooLarge'],
  RS_ERROR_WRONG_TYPES: ['wrongTypes'],
  RS_ERROR_DUPLICATE_TRANSACTION: ['transactionReused'],
  // Of a late bet too: other statuses of a transaction may be read as if it had been taken.
  RS_ERROR_TRANSACTION_DOES_NOT_EXIST: ['transactionUnknown', 'rolledBack'],
};

const statuses = new Map<string, RemoteStatus>(
  Object.entries(REASONS).flatMap(([status, reasons]) =>
    reasons.map((reason) => [reason, status as RemoteStatus] as const),
  ),
);

/** @param reason as it was found, or as it was stored with a transaction */
export const remoteStatusOf = (reason: string): RemoteStatus => statuses.get(reason) ?? 'RS_ERROR_UNKNOWN';

/** A call that is refused, before anything of it is stored. */
export class RemoteRefusal extends Error {
  override readonly name = 'RemoteRefusal';
  readonly reason: RemoteReason;

  /** @param message for the log */
  constructor(reason: RemoteReason, message: string) {
    super(message);
    this.reason = reason;
  }
}
