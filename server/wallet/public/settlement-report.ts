export { type ReportedPayment, writeReport } from '../settlement-report.ts';
