export { resealFamily } from '../family-sealed.ts';
