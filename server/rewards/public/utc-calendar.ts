export { type Stretch, utcDate, utcDay, utcWeek } from '../utc-calendar.ts';
