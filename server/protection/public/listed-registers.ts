export { listedRegisters } from '../register-queries.ts';
