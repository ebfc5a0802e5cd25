export { verifyPasswordThrottled } from '../verify-password.ts';
