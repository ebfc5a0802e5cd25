/** The part of Vite's plugin shape that is needed here; tools stays free of a bundler's types. */
interface DropPlugin {
  name: string;
  apply: 'build';
  enforce: 'pre';
  transform(code: string, id: string): { code: string; map: null } | null;
}

const SENTENCE = /\babout:\s*(?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`)/g;

/** What only the server goes by. Not `isForWithdrawalOnly`: it tells the client which calls go with that session's token. */
const POLICY = /^ +(?:rateClass: '\w+'|(?:isBackground|isOpenInMaintenance|movesMoney): true),$/gm;

/**
 * Leaves out of the built app what each call's definition says to readers of the docs and to the server; lines stay
 * where they are.
 */
export function stripAbout(): DropPlugin {
  return {
    name: 'drop-about',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/contract\/[^/]+\/[^/]+-calls\.ts$/.test(id)) return null;
      return {
        code: code
          .replace(SENTENCE, (text) => `about: ''${text.replaceAll(/[^\n]/g, '')}`)
          .replace(POLICY, ''),
        map: null,
      };
    },
  };
}
