import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { StartError } from '../start-error.ts';
import type { Jdk } from './jdk.ts';
import { runTool } from './run-tool.ts';

export interface SigningKey {
  readonly file: string;
  readonly alias: string;
  readonly password: string;
  readonly isRelease: boolean;
}

const FOLDER = '.cache/android/key';
const FILE = `${FOLDER}/development.p12`;
const PASSWORD = `${FOLDER}/password`;
const DAYS = '10000';

/** The release's key from the environment, else one of this machine's own, made at the first build. @throws StartError */
export function findSigningKey(jdk: Jdk, env: NodeJS.ProcessEnv = process.env): SigningKey {
  const { ANDROID_KEYSTORE: file, ANDROID_KEY_ALIAS: alias, ANDROID_KEY_PASSWORD: password } = env;
  if (!file && !alias && !password) return makeDevelopmentKey(jdk);
  if (!file || !alias || !password)
    throw new StartError(
      'ANDROID_KEYSTORE, ANDROID_KEY_ALIAS and ANDROID_KEY_PASSWORD must be set together.',
    );
  if (!fs.existsSync(file)) throw new StartError(`ANDROID_KEYSTORE ${file} does not exist.`);
  return { file: path.resolve(file), alias, password, isRelease: true };
}

function makeDevelopmentKey({ keytool }: Jdk): SigningKey {
  if (!fs.existsSync(FILE)) {
    fs.mkdirSync(FOLDER, { recursive: true, mode: 0o700 });
    fs.writeFileSync(PASSWORD, randomBytes(18).toString('base64url'), { mode: 0o600 });
    runTool(keytool, [
      ...['-genkeypair', '-keystore', FILE, '-storetype', 'PKCS12', '-alias', 'development'],
      ...['-keyalg', 'RSA', '-keysize', '3072', '-validity', DAYS, '-dname', 'CN=Development'],
      ...['-storepass:file', PASSWORD],
    ]);
  }
  const password = fs.readFileSync(PASSWORD, 'utf8');
  return { file: path.resolve(FILE), alias: 'development', password, isRelease: false };
}
