import { RECHARGE_KINDS, type RechargeKind } from '../../../contract/recharge/recharge-calls.ts';

/** The programme that an address names, the first where it names none; null for one that does not exist. */
export function rechargeTabOf(query: URLSearchParams): RechargeKind | null {
  const tab = query.get('tab');
  return tab === null ? RECHARGE_KINDS[0] : (RECHARGE_KINDS.find((kind) => kind === tab) ?? null);
}
