import tables from '../../../ui/tables.module.css';
import styles from './how.module.css';

type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value of a cell, as the sheet's file has it. */
function cellText(value: unknown): string {
  if (Array.isArray(value)) return value.map(cellText).join(' ');
  if (isRow(value))
    return Object.entries(value)
      .map(([name, one]) => `${name}: ${cellText(one)}`)
      .join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const columnsOf = (rows: readonly Row[]) => [...new Set(rows.flatMap((row) => Object.keys(row)))];

/** A table of a game's sheet under the name that its file has for it. */
export function SheetTable({ name, value }: { name: string; value: unknown }) {
  if (Array.isArray(value) && value.length > 0 && value.every(isRow))
    return <RowsTable name={name} rows={value} />;
  if (Array.isArray(value) && value.some(Array.isArray))
    return <RowsTable name={name} rows={value.map((items, place) => ({ '#': place, [name]: items }))} />;
  return (
    <p className={styles.value} translate="no">
      <code>{name}</code>
      <code>{cellText(value)}</code>
    </p>
  );
}

function RowsTable({ name, rows }: { name: string; rows: readonly Row[] }) {
  const columns = columnsOf(rows);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself is reached by the keyboard
    // biome-ignore lint/a11y/useSemanticElements: a table of figures is no set of fields
    <div className={styles.scrolled} role="group" aria-label={name} tabIndex={0} translate="no">
      <table className={tables.table}>
        <caption>{name}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a sheet never change places
            <tr key={place}>
              {columns.map((column) => (
                <td key={column}>{row[column] === undefined ? '' : cellText(row[column])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
