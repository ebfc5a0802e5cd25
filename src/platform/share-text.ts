/** Whether the device has a sheet of its own to send a text with. */
export const canShare = (): boolean => typeof navigator.share === 'function';

/** Hands a text to the device's sheet, or to the clipboard where there is none. */
export async function shareText(title: string, text: string): Promise<'shared' | 'copied' | 'failed'> {
  try {
    if (canShare()) {
      await navigator.share({ title, text });
      return 'shared';
    }
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch (error) {
    // The sheet was closed again: that is the player's choice, and no error.
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'failed';
  }
}

/** Whether a text is in the clipboard now: a browser may have none, or not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
