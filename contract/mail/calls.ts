export { delMail, delReadMail, getMail2, getMailDetail, receiveMail } from './mail-calls.ts';
export { getNotices } from './notice-calls.ts';
