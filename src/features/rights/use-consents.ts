import { useRef, useState } from 'react';
import { type ConsentKind, type Consents, setConsent } from '../../../contract/rights/rights-calls.ts';
import { callServer } from '../../platform/http/call-server.ts';

type ConsentChanges = Partial<Record<ConsentKind, boolean>>;

/** A tap shows at once and is sent in its turn, so that no two answers cross; what fails goes back to what was. */
export function useConsents(onChange: (value: Consents) => void) {
  const [wished, setWished] = useState<ConsentChanges>({});
  const [failure, setFailure] = useState<unknown>(null);
  const queue = useRef(Promise.resolve());

  async function send(kind: ConsentKind, isGiven: boolean): Promise<void> {
    setFailure(null);
    try {
      onChange(await callServer(setConsent, { kind, isGiven }));
    } catch (error) {
      setFailure(error);
    }
    setWished(({ [kind]: last, ...others }) =>
      last === undefined || last === isGiven ? others : { ...others, [kind]: last },
    );
  }

  function choose(kind: ConsentKind, isGiven: boolean): void {
    setWished((now) => ({ ...now, [kind]: isGiven }));
    queue.current = queue.current.then(() => send(kind, isGiven));
  }

  return { wished, failure, choose };
}
