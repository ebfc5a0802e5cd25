/** Ends the browser's own subscription, if there is one; quiet where nothing of it exists. */
export async function unsubscribeDevice(): Promise<void> {
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    await (await worker?.pushManager?.getSubscription())?.unsubscribe();
  } catch {
    // The server sends nothing there any more, whatever the browser keeps.
  }
}
