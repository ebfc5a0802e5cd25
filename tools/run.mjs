import { runOnPinnedNode } from './prepare.mjs';

const [entry, ...args] = process.argv.slice(2);
await runOnPinnedNode(entry, args);
