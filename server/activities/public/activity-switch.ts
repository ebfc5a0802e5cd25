export { saveActivitySwitch } from '../activity-operator-queries.ts';
