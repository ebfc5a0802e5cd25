interface TextMessage {
  /** Ours: a provider that is asked again for the same one sends nothing twice. */
  readonly reference: string;
  /** In the international form, like +639171234567. */
  readonly to: string;
  readonly text: string;
}

/** Sends text messages to phones. */
export interface MessageSender {
  /** @throws Error when the provider does not take the message. */
  send(message: TextMessage, now: number): Promise<void>;
}
