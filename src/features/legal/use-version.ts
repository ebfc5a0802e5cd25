import { useEffect, useState } from 'react';
import { getLegal, type LegalVersion } from '../../../contract/rights/legal-calls.ts';
import { callServer } from '../../platform/http/call-server.ts';
import type { LegalText } from './sections.ts';

/** The version that is shown, once the server has said it; the text can be read without. */
export function useVersion(text: LegalText): LegalVersion | null {
  const [version, setVersion] = useState<LegalVersion | null>(null);
  useEffect(() => {
    let isGone = false;
    callServer(getLegal, {}, { isSilent: true }).then(
      ({ documents }) => {
        if (!isGone) setVersion(documents.find(({ document }) => document === text) ?? null);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [text]);
  return version;
}
