interface TextMessage {
  /** Our id: a provider sends a message once for one reference. */
  readonly reference: string;
  /** In the international form, like +639171234567. */
  readonly to: string;
  readonly text: string;
}

/** Sends text messages to phones. */
export interface MessageSender {
  /** @throws Error when the provider does not accept the message. */
  send(message: TextMessage, now: number): Promise<void>;
}
