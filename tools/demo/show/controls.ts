export interface Controls {
  readonly look: () => string;
  readonly isReduced: () => boolean;
}

/** Buttons for what can be played, and the settings beside them. */
export function buildControls(
  form: HTMLFormElement,
  looks: readonly (readonly [string, string])[],
  acts: Readonly<Record<string, () => void>>,
): Controls {
  for (const [name, act] of Object.entries(acts)) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = name;
    button.addEventListener('click', act);
    form.append(button);
  }
  const select = document.createElement('select');
  select.setAttribute('aria-label', 'Theme');
  for (const [key, name] of looks) select.append(new Option(name, key));
  const label = document.createElement('label');
  const box = document.createElement('input');
  box.type = 'checkbox';
  label.append(box, 'Reduced motion');
  form.append(select, label);
  return { look: () => select.value, isReduced: () => box.checked };
}
