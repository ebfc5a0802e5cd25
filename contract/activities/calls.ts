export { activityGetStatusList, getActivityIds } from '../config/start-calls.ts';
