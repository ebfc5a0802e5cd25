import { lobbyRow } from '../features/lobby/early.ts';
import { toRoute } from '../session/pages/to-route.ts';

/** The page that the first script knows; the table of the others is a chunk of its own. */
export const HOME = toRoute('home', lobbyRow, []);
