export { activityGetStatusList, getActivityIds } from '../config/refresh-calls.ts';
export { getActivity } from './activity-calls.ts';
