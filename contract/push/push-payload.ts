/** What a notification says; its texts are the service worker's, under `push.notice.<name>`. */
export const PUSH_NOTICES = ['newDevice', 'withdrawal', 'identity', 'mail', 'offer', 'test'] as const;
export type PushNotice = (typeof PUSH_NOTICES)[number];

/** What is sent to a device, encrypted for it. It names no player, no amount and no result: a lock screen shows it. */
export interface PushPayload {
  readonly notice: PushNotice;
  /** A page of ours, with its query. */
  readonly path: string;
  /** The player's language when the device was added. */
  readonly locale: string;
}
