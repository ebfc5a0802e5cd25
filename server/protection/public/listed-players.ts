export { mayBeListed } from '../listed-queries.ts';
