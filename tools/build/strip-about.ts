/** The part of Vite's plugin interface that is needed here; tools does not depend on a bundler's types. */
interface DropPlugin {
  name: string;
  apply: 'build';
  enforce: 'pre';
  transform(code: string, id: string): { code: string; map: null } | null;
}

const SENTENCE = /\babout:\s*(?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`)/g;

/** Policies that only the server uses. Not `isForWithdrawalOnly`: the client selects the token by it. */
const POLICY = /^ +(?:rateClass: '\w+'|(?:isBackground|isOpenInMaintenance|movesMoney): true),$/gm;

/**
 * Strips from the built app and games the parts of each call's definition that are for the docs and the server; line numbers
 * are kept.
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
