/** Where the build puts the page that checks a proof file without a network. */
export const VERIFIER_FILE = '/verify-round.html';
