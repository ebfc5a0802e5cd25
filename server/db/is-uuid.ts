const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether PostgreSQL accepts it as a UUID; a query with anything else is an error there, not an empty result. */
export const isUuid = (text: string): boolean => UUID.test(text);
