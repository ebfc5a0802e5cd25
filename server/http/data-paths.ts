const DATA = /^\/(?:assets|art|icons|app\/v1)(?:[/?]|$)/;

/** Whether an address is one of files or calls: nothing below it is a page or a worker. */
export const isDataPath = (url: string): boolean => DATA.test(url);
