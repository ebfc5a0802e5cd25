/** Where the server tests record which queries they ran; emptied before each run. */
export const QUERY_NOTES = '.cache/query-notes';

/** The functions of one query file that one test file has run, by name. */
export interface QueryNote {
  readonly file: string;
  readonly ran: readonly string[];
}
