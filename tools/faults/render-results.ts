import { GROUPS } from './choose-faults.ts';
import type { Result } from './measure.ts';

/** A long line is told by its beginning. */
const MAX_CODE = 110;

/** What noticed a fault, in a word or a path. */
export function describeOutcome({ placed, caughtBy, stage }: Result): string {
  if (!placed) return 'line gone';
  if (caughtBy !== null) return caughtBy;
  return stage === 'browser' ? 'survived' : stage === 'related' ? 'survived (no browser)' : 'not finished';
}

export function renderResults(commit: string, results: readonly Result[]): string {
  const rows = results.map((result) => {
    const { fault, placed, seconds } = result;
    const { file, line } = placed ?? fault;
    const change = placed ? `${asCode(placed.text)} → ${asCode(placed.changedLine)}` : asCode(fault.text);
    const cells = [fault.id, fault.group, `${file}:${line}`, fault.operator, change, describeOutcome(result)];
    return `| ${[...cells, seconds.toFixed(0)].join(' | ')} |\n`;
  });
  return `Commit ${commit.slice(0, 8)}. ${countResults(results)}

| id | group | place | operator | change | noticed by | s |
|---|---|---|---|---|---|---|
${rows.join('')}`;
}

/** One sentence for all, and the same for each group. */
export function countResults(results: readonly Result[]): string {
  const parts = GROUPS.map(({ name }) => {
    const own = results.filter(({ fault, placed }) => fault.group === name && placed);
    return `${name} ${own.filter(isCaught).length} of ${own.length}`;
  });
  const placed = results.filter((result) => result.placed);
  return `Noticed ${placed.filter(isCaught).length} of ${placed.length} faults: ${parts.join(', ')}.`;
}

const isCaught = ({ caughtBy }: Result) => caughtBy !== null;

/** A bar would end the table's cell. */
function asCode(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  const short = line.length > MAX_CODE ? `${line.slice(0, MAX_CODE)} …` : line;
  return `\`${short.replaceAll('`', "'").replaceAll('|', '\\|')}\``;
}
