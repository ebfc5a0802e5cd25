import { useEffect, useState } from 'react';
import { CODE_WAIT_MS } from '../../../contract/limits.ts';
import { elapsedMs } from '../../platform/time.ts';

const SECOND_MS = 1000;

/** Seconds until another code may be requested; it runs from the start. */
export function useCountdown() {
  const [endsAt, setEndsAt] = useState(() => elapsedMs() + CODE_WAIT_MS);
  const [secondsLeft, setSecondsLeft] = useState(CODE_WAIT_MS / SECOND_MS);
  useEffect(() => {
    const count = () => setSecondsLeft(Math.max(0, Math.ceil((endsAt - elapsedMs()) / SECOND_MS)));
    count();
    const timer = setInterval(count, SECOND_MS);
    return () => clearInterval(timer);
  }, [endsAt]);
  return { secondsLeft, restart: () => setEndsAt(elapsedMs() + CODE_WAIT_MS) };
}
