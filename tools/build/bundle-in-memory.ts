import { build, type InlineConfig, type Rolldown } from 'vite';

/**
 * Bundles one input in memory.
 *
 * Vite sets NODE_ENV for its whole process, so it is put back: what the process starts later would otherwise
 * take itself for production and refuse the sandbox.
 */
export async function bundleInMemory(config: InlineConfig): Promise<Rolldown.RolldownOutput> {
  const { NODE_ENV } = process.env;
  try {
    const result = await build({ logLevel: 'warn', ...config, build: { ...config.build, write: false } });
    return result as Rolldown.RolldownOutput;
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}
