import type { UserEvent } from '@testing-library/user-event';

/** Puts a text into a field as a paste does: key by key, a long form would take seconds. */
export async function fillIn(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}
