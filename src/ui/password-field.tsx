import { type ComponentProps, useState } from 'react';
import { Field } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { useUi } from './ui-context.ts';

/** A password that its owner can reveal. */
export function PasswordField(props: ComponentProps<typeof Field>) {
  const { words } = useUi();
  const [isShown, setShown] = useState(false);
  return (
    <Field
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      suffix={
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          label={isShown ? words.hidePassword : words.showPassword}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
