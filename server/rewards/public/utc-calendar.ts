export { utcDate, utcDay, utcMonth, utcWeek } from '../utc-calendar.ts';
