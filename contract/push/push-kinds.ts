/** What a player can be notified of, each switched on by itself. */
export const PUSH_KINDS = ['security', 'payments', 'mail', 'promotions'] as const;
export type PushKind = (typeof PUSH_KINDS)[number];
