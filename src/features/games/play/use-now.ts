import { useEffect, useState } from 'react';
import { timeNow } from '../../../platform/time.ts';

/** The server's time in milliseconds, renewed at each full second while the page is visible. */
export function useNow(): number {
  const [now, setNow] = useState(timeNow);
  useEffect(() => {
    let timer = 0;
    const tick = () => {
      clearTimeout(timer);
      setNow(timeNow());
      if (!document.hidden) timer = window.setTimeout(tick, 1000 - (timeNow() % 1000));
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
}
