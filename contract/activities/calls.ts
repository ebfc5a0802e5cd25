export { activityGetStatusList, getActivityIds } from '../config/refresh-calls.ts';
