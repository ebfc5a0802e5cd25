import {
  type PlayReport,
  playReport,
  type ReportPeriod,
} from '../../../contract/protection/play-report-calls.ts';
import { callServer } from '../../platform/http/call-server.ts';

export interface ReportChoice {
  readonly period: ReportPeriod;
  /** Days of the market, both included; only with `own`. */
  readonly from: string | null;
  readonly to: string | null;
}

/** @throws CallFailure */
export const readReport = (choice: ReportChoice): Promise<PlayReport> =>
  callServer(playReport, choice, { isSilent: true });
