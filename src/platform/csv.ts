import { type Cents, cents } from '../../contract/money.ts';
import { saveText } from './save-file.ts';

/** An amount for a program: digits and a point, with a minus below zero. */
export function plainAmount(amount: Cents): string {
  const rest = Math.abs(amount % 100);
  const whole = cents(Math.abs(amount) - rest) / 100;
  return `${amount < 0 ? '-' : ''}${whole}.${String(rest).padStart(2, '0')}`;
}

/** A cell that no spreadsheet reads as a formula or breaks a line on. */
export function textCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Lines of cells as one text; a line more ends the file. */
export const csvText = (lines: readonly (readonly string[])[]): string =>
  [...lines.map((cells) => cells.join(',')), ''].join('\r\n');

/** Without it a spreadsheet reads the file in the code page of its own machine, and Chinese as noise. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Hands a table to the browser as a file. */
export const saveCsv = (name: string, text: string): void =>
  saveText(name, BYTE_ORDER_MARK + text, 'text/csv;charset=utf-8');
