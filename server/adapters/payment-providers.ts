import { guardOutside } from '../db/transaction-mark.ts';
import type { Settings } from '../settings.ts';
import type { PaymentProvider } from './payment.ts';
import { sandboxAddress } from './sandbox-address.ts';
import { createSandboxPayment } from './sandbox-payment.ts';
import { createXenditPayment } from './xendit-payment.ts';

/** Methods that wait for the provider's answer; a callback is parsed locally. */
const ASKS = ['createPayment', 'findPayments', 'createPayout'] as const;

/** The providers that this process may use, by name; new orders go to the first one. */
export function paymentProviders(settings: Settings): ReadonlyMap<string, PaymentProvider> {
  const { isSandbox, sandboxSecret, xendit } = settings;
  const providers: PaymentProvider[] =
    isSandbox && sandboxSecret
      ? [createSandboxPayment({ secret: sandboxSecret, url: sandboxAddress(settings) })]
      : [];
  if (xendit) providers.push(createXenditPayment(xendit));
  return new Map(
    providers.map((provider) => [provider.name, guardOutside('a payment provider', provider, ASKS)]),
  );
}
