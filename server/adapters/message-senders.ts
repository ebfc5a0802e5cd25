import { guardOutside } from '../db/transaction-mark.ts';
import type { Settings } from '../settings.ts';
import type { MessageSender } from './messages.ts';
import { sandboxAddress } from './sandbox-address.ts';
import { createSandboxMessages } from './sandbox-messages.ts';

/** The sender of this process, or null where the platform has none: then nothing that needs a code is offered. */
export function messageSender(settings: Settings): MessageSender | null {
  const { isSandbox, sandboxSecret } = settings;
  if (!isSandbox || !sandboxSecret) return null;
  const sender = createSandboxMessages({ secret: sandboxSecret, url: sandboxAddress(settings) });
  return guardOutside('a message provider', sender, ['send']);
}
