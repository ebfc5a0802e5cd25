import { useEffect, useState } from 'react';
import { smsSend } from '../../../contract/auth/code-calls.ts';
import type { CodePurpose } from '../../../contract/ids.ts';
import { readDevice } from '../../platform/device.ts';
import { type CallFailure, isCallFailure } from '../../platform/http/call-failure.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { elapsedMs } from '../../platform/time.ts';

interface SentCode {
  readonly phone: string;
  /** Of the page's own time. */
  readonly nextAt: number;
}

const AFTER_MS = 60_000;
const SECOND_MS = 1000;

/** Requests codes, and counts down to when the next may be requested. */
export function useCode(purpose: CodePurpose) {
  const [sent, setSent] = useState<SentCode | null>(null);
  const [secondsLeft, setSecondsLeft] = useState(0);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    if (!sent) return;
    const count = () => setSecondsLeft(Math.max(0, Math.ceil((sent.nextAt - elapsedMs()) / SECOND_MS)));
    count();
    const timer = setInterval(count, SECOND_MS);
    return () => clearInterval(timer);
  }, [sent]);

  /** @returns why there is none, or null when it is on its way */
  async function send(phone: string): Promise<CallFailure | null> {
    setBusy(true);
    try {
      const answer = await callServer(smsSend, { phone, purpose, deviceId: readDevice().deviceId });
      setSent({ phone: answer.phone, nextAt: elapsedMs() + AFTER_MS });
      return null;
    } catch (error) {
      if (!isCallFailure(error)) throw error;
      return error;
    } finally {
      setBusy(false);
    }
  }

  return { sent, secondsLeft, isBusy, send };
}
