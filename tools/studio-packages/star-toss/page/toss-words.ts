import { pickWords } from '../../kit/words.ts';

const EN = { toss: 'Toss', heads: 'Star!', tails: 'Tails', edge: 'On its edge' };
const ZH: typeof EN = { toss: '抛硬币', heads: '星面！', tails: '反面', edge: '立住了' };

export const tossWords = (language: string): typeof EN => pickWords(language, { en: EN, zh: ZH });
