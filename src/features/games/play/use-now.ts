import { useEffect, useState } from 'react';

/** The time of day in milliseconds, renewed at each full second while the page is visible. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    let timer = 0;
    const tick = () => {
      clearTimeout(timer);
      setNow(Date.now());
      if (!document.hidden) timer = window.setTimeout(tick, 1000 - (Date.now() % 1000));
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
