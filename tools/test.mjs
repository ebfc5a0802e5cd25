import { runOnPinnedNode } from './prepare.mjs';

await runOnPinnedNode('tools/test.ts');
