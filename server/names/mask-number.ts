/** An account number as shown to players: the last four letters, and never more than half of them. */
export function maskNumber(number: string): string {
  const shown = Math.min(4, Math.floor(number.length / 2));
  return `•••• ${number.slice(number.length - shown)}`;
}
