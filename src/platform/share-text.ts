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

/**
 * Puts a text into the clipboard. A browser may have none, or not allow it: then the text is selected where it stands, so
 * that its reader copies it by hand.
 */
export async function copyText(text: string, place: Element | null): Promise<'copied' | 'selected'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    selectText(place);
    return 'selected';
  }
}

/** Selects what an element says. */
export function selectText(place: Element | null): void {
  if (place) getSelection()?.selectAllChildren(place);
}
