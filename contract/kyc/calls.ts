export { addKyc, kyc, saveKycDraft, uploadKyc } from './kyc-calls.ts';
