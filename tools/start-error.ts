/** A start or a test run that cannot go on; the message is one line for the person who started it. */
export class StartError extends Error {}
