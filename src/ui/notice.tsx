import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { ErrorFaqLink } from './error-faq-link.tsx';
import { Icon } from './icon.tsx';
import styles from './notice.module.css';

type NoticeTone = 'info' | 'good' | 'warning' | 'danger';

const ICONS: Readonly<Record<NoticeTone, string>> = {
  info: 'info',
  good: 'check-circle',
  warning: 'warning',
  danger: 'error',
};

interface NoticeProps {
  tone?: NoticeTone;
  title?: ReactNode;
  children: ReactNode;
  /** Read out when it appears: for what has just happened. */
  isLive?: boolean;
}

export function Notice({ tone = 'info', title, children, isLive }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles[tone])} role={isLive ? 'alert' : undefined}>
      <Icon name={ICONS[tone]} />
      <div>
        {title && <p className={styles.title}>{title}</p>}
        <div className={styles.text}>{children}</div>
        <ErrorFaqLink text={children} />
      </div>
    </div>
  );
}
