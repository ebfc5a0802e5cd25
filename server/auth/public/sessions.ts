export { endAllSessions } from '../sessions.ts';
