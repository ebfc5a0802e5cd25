import { useEffect, useState } from 'react';
import { t } from '../../platform/i18n.ts';
import { timeNow } from '../../platform/time.ts';
import { timeLeft } from './rules.ts';

/** Minutes and seconds until a payment page closes; silent for a screen reader, which heard the state. */
export function TimeLeft({ until }: { until: number }) {
  const [leftMs, setLeftMs] = useState(() => timeLeft({ expiresAt: until }, timeNow()));
  useEffect(() => {
    const timer = setInterval(() => setLeftMs(timeLeft({ expiresAt: until }, timeNow())), 1000);
    return () => clearInterval(timer);
  }, [until]);
  const seconds = Math.floor(leftMs / 1000);
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <span role="timer" aria-live="off">
      {t('wallet.state.left', { time: clock })}
    </span>
  );
}
