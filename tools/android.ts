import { buildApk } from './android/build-apk.ts';
import { requireJdk } from './android/jdk.ts';
import { readShellSettings } from './android/shell-settings.ts';
import { findSigningKey } from './android/signing-key.ts';
import { makeSiteBundle } from './android/site-bundle.ts';
import { prepareToolchain } from './android/toolchain.ts';
import { buildClient } from './build-client.ts';
import { StartError } from './start-error.ts';

const say = (line: string) => console.log(line);

async function build(): Promise<void> {
  const settings = readShellSettings();
  const jdk = requireJdk(say);
  const tools = prepareToolchain(say);
  await buildClient(() => say('Building the site …'));
  const bundle = await makeSiteBundle(settings);
  const { file, bytes, sha256 } = buildApk({ jdk, tools, key: findSigningKey(jdk), settings, bundle });
  say(`${file}  ${bytes} bytes  sha256 ${sha256}`);
}

try {
  await build();
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
