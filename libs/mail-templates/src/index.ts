export { mailColours } from './colours.ts';
export type { BarChart, LabelledText, MailDocument, MailTable } from './document.ts';
export { htmlPart } from './htmlPart.ts';
export type { MailSender } from './sender.ts';
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
export { discrepanciesMail } from './templates/discrepanciesMail.ts';
export { buyerMail, companyMail } from './templates/orderMails.ts';
export type { OrderMailData, OrderedPurchase } from './templates/orderMails.ts';
export { settlementMail } from './templates/settlementMail.ts';
export type { MailedSettlement, SettledMonth } from './templates/settlementMail.ts';
export { caseMail, digestMail, supportMail } from './templates/supportMail.ts';
export { ticketMail, topUpMail } from './templates/topUpMails.ts';
export type { CounterTicket, TopUpReceipt } from './templates/topUpMails.ts';
export { subjectOf, textPart } from './textPart.ts';
