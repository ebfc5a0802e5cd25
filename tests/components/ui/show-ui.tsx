import { type RenderResult, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { UiContext, type UiDependencies } from '../../../src/ui/ui-context.ts';

const PARTS: UiDependencies = {
  words: {
    close: 'Close',
    back: 'Back',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    retry: 'Try again',
    loading: 'Loading',
    dismiss: 'Dismiss',
    offline: 'No network',
  },
  moneyFormat: { locale: 'en-PH', sign: '₱' },
  formatLocale: 'en-GB',
  momentFormat: (shape) => new Intl.DateTimeFormat('en-GB', { ...shape, timeZone: 'UTC' }),
  loadIcons: () => new Promise<never>(() => {}),
  useArt: () => '/art/',
  useOnline: () => true,
  describeFailure: (error) => String(error),
  errorOf: () => null,
  answerAddress: (question) => `/faq?answer=${question}`,
  answerText: () => 'Why',
};

/** Shows a part of the design system by itself: words and formats of a test, no router, no product. */
export function showUi(
  part: ReactNode,
  changes: Partial<UiDependencies> = {},
): RenderResult & { user: UserEvent; change(next: ReactNode): void } {
  const inParts = (content: ReactNode) => <UiContext value={{ ...PARTS, ...changes }}>{content}</UiContext>;
  const result = render(inParts(part));
  return {
    ...result,
    user: userEvent.setup({ delay: null }),
    change: (next) => result.rerender(inParts(next)),
  };
}
