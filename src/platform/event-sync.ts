/** The name under which the browser calls the worker when there is a network again. */
export const EVENT_SYNC = 'event-log';
export const EVENT_ADDRESS = '/app/v1/anonymous/appEventLogClient';
