import type { ComponentProps } from 'react';
import { Field } from '../../../ui/field.tsx';

/** A figure that is typed or pasted as it is: nothing is completed or corrected. */
export const FigureField = (props: ComponentProps<typeof Field>) => (
  <Field {...props} autoComplete="off" autoCapitalize="off" spellCheck={false} />
);
