interface RelatedApps {
  getInstalledRelatedApps?(): Promise<readonly unknown[]>;
}

/** Whether this device has the site as an app already, where its browser says so. */
export async function hasRelatedApp(browser: RelatedApps = navigator as RelatedApps): Promise<boolean> {
  try {
    return ((await browser.getInstalledRelatedApps?.()) ?? []).length > 0;
  } catch {
    return false;
  }
}
