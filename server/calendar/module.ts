import * as calls from '../../contract/calendar/calls.ts';
import { defineServerModule } from '../module.ts';
import { calendarHandlers } from './calendar-handlers.ts';

export const calendar = defineServerModule({ calls, handlers: { ...calendarHandlers }, jobs: {} });
