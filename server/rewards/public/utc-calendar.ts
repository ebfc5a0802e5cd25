export { utcDate, utcDay, utcWeek } from '../utc-calendar.ts';
