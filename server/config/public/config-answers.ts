export { configFor, packedAnswer } from '../config-answers.ts';
