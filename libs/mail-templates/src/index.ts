export { mailColours } from './colours.ts';
export type { BarChart, LabelledText, MailDocument, MailTable } from './document.ts';
export { htmlPart } from './mailParts.ts';
export type { MailSender } from './document.ts';
export { statementPage } from './statement/statementPage.ts';
export {
  administrationChangedMail,
  administratorInvitationMail,
  completedMail,
  deviceLinkMail,
  forgottenPasswordMail,
  invitationMail,
  passwordMail,
  passwordResetMail,
} from './templates/accountMails.ts';
export type { Addressee } from './templates/accountMails.ts';
export { cardStatement } from './templates/cardStatement.ts';
export type {
  CardStatement,
  StatementMonth,
  StatementMovement,
  StatementUse,
} from './templates/cardStatement.ts';
export { discrepanciesMail } from './templates/companyMails.ts';
export { buyerMail, companyMail } from './templates/paymentMails.ts';
export type { OrderMailData, OrderedPurchase } from './templates/paymentMails.ts';
export { settlementMail } from './templates/settlementMail.ts';
export type { MailedSettlement, SettledMonth } from './templates/settlementMail.ts';
export { caseMail, digestMail, supportMail } from './templates/companyMails.ts';
export { ticketMail, topUpMail } from './templates/paymentMails.ts';
export type { CounterTicket, TopUpReceipt } from './templates/paymentMails.ts';
export { mailSubject, textPart } from './mailParts.ts';
