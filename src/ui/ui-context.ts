import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { MoneyFormat } from '../../contract/money.ts';

/** Messages of the components themselves. */
interface UiMessages {
  readonly close: string;
  readonly back: string;
  readonly showPassword: string;
  readonly hidePassword: string;
  readonly retry: string;
  readonly loading: string;
  readonly dismiss: string;
  /** What an action without a network says. */
  readonly offline: string;
}

export type IconPart = ComponentType<{
  icon: string;
  'aria-hidden': true;
  width: string;
  height: string;
  /** Shown while the icon's data is on its way. */
  fallback?: ReactNode;
}>;

/** What the parts need from the product around them; filled in by the app. */
export interface UiDependencies {
  readonly words: UiMessages;
  readonly moneyFormat: MoneyFormat;
  /** Tag for Intl. */
  readonly formatLocale: string;
  /** Of moments, in the language of the page and the market's zone. */
  momentFormat(shape: Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>): Intl.DateTimeFormat;
  /** @param isUrgent nothing stands in the icon's place until it comes */
  loadIcons(isUrgent: boolean): Promise<IconPart>;
  /** The address under which the platform's pictures lie; null until the config is known. */
  useArt(): string | null;
  useOnline(): boolean;
  /** What happened and what to do next, of anything thrown. */
  describeFailure(error: unknown): string;
  /** The key of the error that a text describes; null for any other text. */
  errorOf(text: string): string | null;
  /** The page of questions, opened at the answer to one. */
  answerAddress(question: string): string;
  /** What the link to an answer says; its message comes with those of errors. */
  answerText(): string;
}

export const UiContext = createContext<UiDependencies | null>(null);

/** @throws Error outside the app's provider: a part without messages would be silent to a screen reader */
export function useUi(): UiDependencies {
  const parts = useContext(UiContext);
  if (!parts) throw new Error('a ui part stands outside UiContext');
  return parts;
}
