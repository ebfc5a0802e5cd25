import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** The part of Vite's plugin interface that is needed here; tools does not depend on a bundler's types. */
interface MessagesPlugin {
  name: string;
  enforce: 'pre';
  transform(code: string, id: string): { code: string; map: null; moduleType: 'js' } | null;
}

/**
 * Turns src/messages/<locale>/<namespace>.json into a module of compiled ICU messages, so that no message
 * parser ships to the browser.
 * @throws at build time when a message is not valid ICU text, naming its key.
 */
export function compileMessages(): MessagesPlugin {
  return {
    name: 'compile-messages',
    enforce: 'pre',
    transform(code, id) {
      const match = /\/src\/messages\/[^/]+\/([^/]+)\.json$/.exec(id.split('?')[0] ?? '');
      if (!match) return null;
      const words = JSON.parse(code) as Record<string, string>;
      const compiled = Object.entries(words).map(([key, text]) => {
        try {
          return [`${match[1]}.${key}`, compileMessageOrThrow(text)];
        } catch (error) {
          throw new Error(`${id}: "${key}" is not a valid message: ${String(error)}`);
        }
      });
      return {
        code: `export default ${JSON.stringify(Object.fromEntries(compiled))};`,
        map: null,
        moduleType: 'js',
      };
    },
  };
}
