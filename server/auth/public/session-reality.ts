export { saveRealitySeen } from '../session-queries.ts';
