import { useEffect, useState } from 'react';
import type { QrDrawing } from './qr-code.ts';

/**
 * A code that scanners read, drawn here. Null while the drawing loads; `failed` where it did not load, or the text is longer
 * than a code can hold.
 */
export function useQr(text: string): QrDrawing | 'failed' | null {
  const [code, setCode] = useState<QrDrawing | 'failed' | null>(null);
  useEffect(() => {
    let isLeft = false;
    import('./qr-code.ts')
      .then(({ drawQr }) => !isLeft && setCode(drawQr(text)))
      .catch(() => !isLeft && setCode('failed'));
    return () => {
      isLeft = true;
    };
  }, [text]);
  return code;
}
