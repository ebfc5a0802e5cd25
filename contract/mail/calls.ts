export { delMail, getMail2, getMailDetail } from './mail-calls.ts';
