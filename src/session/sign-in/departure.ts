import { type KeyValues, localKeys } from '../../platform/key-values.ts';

const KEY = 'has_departed';

/** A player has excluded themselves or closed the account in this browser, or may not sign in for that reason. */
export const rememberDeparture = (keys: KeyValues = localKeys): void => keys.set(KEY, '1');

/** Until somebody signs in here again, nothing is offered to whoever uses this browser. */
export const hasDeparted = (keys: KeyValues = localKeys): boolean => keys.get(KEY) !== null;

export const forgetDeparture = (keys: KeyValues = localKeys): void => keys.remove(KEY);
