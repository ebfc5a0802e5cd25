const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** Gives the page's own variables the pixels that bars of the system cover; not every web view fills in `env()`. */
export function paintInsets(root: HTMLElement, insets: string): void {
  const sizes = /^\d{1,4}(?:,\d{1,4}){3}$/.test(insets) ? insets.split(',') : [];
  for (const [at, size] of sizes.entries()) root.style.setProperty(`--safe-${SIDES[at]}`, `${size}px`);
}
