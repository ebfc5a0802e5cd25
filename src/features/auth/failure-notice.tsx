import type { ReactNode } from 'react';
import type { CallFailure } from '../../platform/http/call-failure.ts';
import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/calls/describe-failure.ts';
import { ErrorFaqLink } from '../../ui/error-faq-link.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Why a form was rejected as a whole; announced when it appears. `children` is a next step. */
export function FailureNotice({ failure, children }: { failure: CallFailure | null; children?: ReactNode }) {
  if (!failure) return null;
  const text = describeFailure(failure);
  return (
    <Notice tone="danger" title={t('auth.failure.title')} isLive>
      <p>{text}</p>
      <ErrorFaqLink text={text} />
      {children}
    </Notice>
  );
}
