export { shutAccount } from '../exclusions.ts';
