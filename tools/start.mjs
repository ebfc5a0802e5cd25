import { runOnPinnedNode } from './prepare.mjs';

await runOnPinnedNode('tools/serve.ts', ['--studio-games', '--aggregator']);
