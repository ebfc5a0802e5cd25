import * as z from 'zod/mini';

/** A text message as sent, and as the sandbox's phones show it. */
export const sandboxMessageSchema = z.object({
  reference: z.uuid(),
  to: z.string().check(z.regex(/^\+\d{6,15}$/)),
  text: z.string().check(z.maxLength(1000)),
});
export type SandboxMessage = z.output<typeof sandboxMessageSchema> & { readonly at: number };

const MAX_ENTRIES = 200;

/** Every phone of the sandbox. In memory only: a code expires within minutes. */
export class MockMessageProvider {
  #messages: SandboxMessage[] = [];

  /** The newest first. */
  get messages(): readonly SandboxMessage[] {
    return this.#messages;
  }

  /** The same reference again is the same message. */
  accept(message: SandboxMessage): void {
    if (this.#messages.some(({ reference }) => reference === message.reference)) return;
    this.#messages = [message, ...this.#messages].slice(0, MAX_ENTRIES);
  }
}
