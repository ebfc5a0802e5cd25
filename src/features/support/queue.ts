import type { AppConfig } from '../../../contract/config/app-config.ts';
import { CustomerServiceType } from '../../../contract/ids.ts';
import { configStore } from '../../session/config/config-store.ts';

type Row = AppConfig['appCustomerServiceQueue'][number];

const TOPICS = ['account', 'money', 'complaint'] as const;
type Topic = (typeof TOPICS)[number];

export interface MailContact {
  readonly address: string;
  /** Null for a topic without a message in this build. */
  readonly topic: Topic | null;
}

/** Addresses a player can write to, in the queue's order. */
export function mailDesks(queue: readonly Row[]): MailContact[] {
  return queue
    .filter(({ itemType, param1 }) => itemType === CustomerServiceType.mail && param1.includes('@'))
    .toSorted((a, b) => a.sort - b.sort)
    .map(({ param1, param2 }) => ({
      address: param1,
      topic: TOPICS.find((topic) => topic === param2) ?? null,
    }));
}

/** Whether a provider's chat answers: an online entry has a licence. Without one the chat is our own. */
export const hasLicence = (queue: readonly Row[]): boolean =>
  queue.some(({ itemType, param1 }) => itemType === CustomerServiceType.online && /^\d{1,12}$/.test(param1));

/** Shows a newer length of the queue than the config has. */
export function showQueue({ appCustomerServiceQueue }: Pick<AppConfig, 'appCustomerServiceQueue'>): void {
  configStore.setState(({ config }) => (config ? { config: { ...config, appCustomerServiceQueue } } : {}));
}
