import type { ClipboardEvent, ComponentProps } from 'react';
import { Field } from './field.tsx';

type CodeFieldProps = ComponentProps<typeof Field> & {
  /** The code in a pasted text; null where there is none, or more than one. */
  read(text: string): string | null;
  /** Gets the code of a pasted text, which is put into the field in place of the text. */
  onCode(code: string): void;
};

/**
 * A field for a code. A pasted message leaves its code alone in the field; a text without exactly one stays as it is, and
 * the form says what is wrong with it. No length cuts a text: a cut code is a wrong one that looks right.
 */
export function CodeField({ read, onCode, ...props }: CodeFieldProps) {
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const code = read(event.clipboardData.getData('text'));
    if (code === null) return;
    event.preventDefault();
    onCode(code);
  };
  return <Field {...props} onPaste={paste} />;
}
