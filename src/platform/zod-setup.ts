import * as z from 'zod/mini';

// Before any schema is used: compiled parsers need eval, which the page's policy forbids.
z.config({ jitless: true });
