import { guardOutside } from '../db/transaction-mark.ts';
import type { Settings } from '../settings.ts';
import type { PaymentProvider } from './payment.ts';
import { createSandboxPayment } from './sandbox-payment.ts';
import { createXenditPayment } from './xendit-payment.ts';

/** Methods that wait for the provider's answer; a callback is parsed locally. */
const ASKS = ['createPayment', 'findPayments', 'createPayout'] as const;

/** The providers that this process may use, by name; new orders go to the first one. */
export function paymentProviders(settings: Settings): ReadonlyMap<string, PaymentProvider> {
  const { isSandbox, sandboxSecret, port, xendit } = settings;
  const providers: PaymentProvider[] =
    isSandbox && sandboxSecret
      ? [createSandboxPayment({ secret: sandboxSecret, url: `http://127.0.0.1:${port + 2}` })]
      : [];
  if (xendit) providers.push(createXenditPayment(xendit));
  return new Map(
    providers.map((provider) => [provider.name, guardOutside('a payment provider', provider, ASKS)]),
  );
}
