const DATA = /^\/(?:assets|art|posters|icons|metrics|app\/v1)(?:[/?]|$)/;

/** Whether an address is one of files, calls or figures: nothing below it is a page or a worker. */
export const isDataPath = (url: string): boolean => DATA.test(url);
