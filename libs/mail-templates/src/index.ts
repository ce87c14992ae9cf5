export { mailColours } from './colours.ts';
export type { MailDocument, MailSender } from './document.ts';
export { htmlPart, mailSubject, textPart } from './mailParts.ts';
export { statementPage } from './statement/statementPage.ts';
export * from './templates/accountMails.ts';
export * from './templates/cardStatement.ts';
export * from './templates/companyMails.ts';
export * from './templates/paymentMails.ts';
export { settlementMail } from './templates/settlementMail.ts';
