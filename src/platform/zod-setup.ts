/**
 * Before any schema is used: compiled parsers need eval, which the page's policy forbids. The library keeps its settings here,
 * and takes what it finds; asking it to set them would bring all of it into the first script.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
