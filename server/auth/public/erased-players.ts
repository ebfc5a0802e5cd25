export { isErased } from '../erase-auth-queries.ts';
