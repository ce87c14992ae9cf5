// What the kit offers, by folder; what is heavy has an entry of its own in package.json.
export { AppThemeProvider } from './theme/AppThemeProvider.tsx';
export { COLOUR_SCHEME_ATTRIBUTE, COLOUR_SCHEME_STORAGE_KEY } from './theme/colourScheme.ts';
export { createAppTheme } from './theme/createAppTheme.ts';
export type { Surface } from './theme/surface.ts';
export { tabularFigures } from './theme/typography.ts';
export { useBrand } from './brand/brandContext.ts';
export { Logo, LogoMark } from './brand/Logo.tsx';
export { ColourSchemeSwitch } from './layout/ColourSchemeSwitch.tsx';
export { ContactList } from './layout/ContactList.tsx';
export { EntryShell } from './layout/EntryShell.tsx';
export { PageHeading } from './layout/PageHeading.tsx';
export { PageShell } from './layout/PageShell.tsx';
export { PortalShell } from './layout/PortalShell.tsx';
export { PublicShell } from './layout/PublicShell.tsx';
export { SiteFooter } from './layout/SiteFooter.tsx';
export { SiteHeader } from './layout/SiteHeader.tsx';
export { answeredContacts, contactPoints } from './layout/contacts.tsx';
export { statusBelow } from './layout/layoutStyles.ts';
export type { Contact } from './layout/contacts.tsx';
export type { LinkComponent, NavEntry, NavLink } from './layout/links.ts';
export { ExportMenu } from './export/ExportMenu.tsx';
export type { Outcome } from './export/ExportStatus.tsx';
export { FormActions, SubmitButton } from './form/FormActions.tsx';
export { FormShell } from './form/FormShell.tsx';
export type { FormShellProps, FormState } from './form/FormShell.tsx';
export { DateField } from './fields/DateField.tsx';
export { DateRangeFields } from './fields/DateRangeFields.tsx';
export { EmailField } from './fields/EmailField.tsx';
export { PasswordField } from './fields/PasswordField.tsx';
export {
  EMPTY_NEW_PASSWORD,
  NEW_PASSWORD_RULES,
  PASSWORD_LENGTH_RULE,
  newPasswordSchema,
} from './fields/newPassword.ts';
export { SelectField } from './fields/SelectField.tsx';
export { TextField } from './fields/TextField.tsx';
export { SearchSelectField } from './fields/SearchSelectField.tsx';
export type { SelectOption } from './fields/SelectField.tsx';
export { ConfirmDialog } from './feedback/ConfirmDialog.tsx';
export { EmptyState } from './feedback/EmptyState.tsx';
export { ErrorNotice } from './feedback/ErrorNotice.tsx';
export { LoadingState } from './feedback/LoadingState.tsx';
export { ModalDialog } from './feedback/ModalDialog.tsx';
export { NotificationCenter } from './feedback/NotificationCenter.tsx';
export type { KitNotification } from './feedback/NotificationCenter.tsx';
export { ButtonWithReason } from './feedback/ButtonWithReason.tsx';
export { OfflineNotice } from './feedback/OfflineNotice.tsx';
export { ExpandableList, ExpandableListItem } from './panels/ExpandableList.tsx';
export { Figures } from './panels/Figures.tsx';
export type { Figure } from './panels/Figures.tsx';
export { Panel } from './panels/Panel.tsx';
export { CopyButton } from './results/CopyButton.tsx';
export { ReceiptCard } from './results/ReceiptCard.tsx';
export { ResultView } from './results/ResultView.tsx';
export type { ResultStatus } from './results/ResultView.tsx';
export * from './illustrations/index.ts';
export * from './sections/index.ts';
export * from './format/index.ts';
