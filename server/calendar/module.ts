import * as calls from '../../contract/calendar/calls.ts';
import { defineServerModule } from '../module.ts';
import { signInCalendarConfig } from './calendar-config.ts';
import { canOpenDoor } from './calendar-dot.ts';
import { calendarHandlers } from './calendar-handlers.ts';

export const calendar = defineServerModule({
  calls,
  handlers: { ...calendarHandlers },
  jobs: {},
  hooks: {
    redDots: async (context, id) => ({ signInFlag: await canOpenDoor(context, id) }),
    isDoorOpen: canOpenDoor,
  },
  config: [signInCalendarConfig],
});
