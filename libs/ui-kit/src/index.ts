export { AppThemeProvider } from './theme/AppThemeProvider.tsx';
export { COLOUR_SCHEME_ATTRIBUTE, COLOUR_SCHEME_STORAGE_KEY } from './theme/colourScheme.ts';
export { createAppTheme } from './theme/createAppTheme.ts';
export type { Surface } from './theme/surface.ts';
export { tabularFigures } from './theme/typography.ts';

export { Logo } from './brand/Logo.tsx';
export { LogoMark } from './brand/LogoMark.tsx';

export { ColourSchemeSwitch } from './layout/ColourSchemeSwitch.tsx';
export { PageHeading } from './layout/PageHeading.tsx';
export { PageShell } from './layout/PageShell.tsx';
export { PortalShell } from './layout/PortalShell.tsx';
export { PublicShell } from './layout/PublicShell.tsx';
export { SiteFooter } from './layout/SiteFooter.tsx';
export { SiteHeader } from './layout/SiteHeader.tsx';
export type { LinkComponent, NavLink } from './layout/links.ts';

export { FormActions } from './form/FormActions.tsx';
export { FormShell } from './form/FormShell.tsx';
export type { FormShellProps, FormState } from './form/FormShell.tsx';
export { SubmitButton } from './form/SubmitButton.tsx';

export { AmountField } from './fields/AmountField.tsx';
export { CardCodeField } from './fields/CardCodeField.tsx';
export { CheckboxField } from './fields/CheckboxField.tsx';
export { DateField } from './fields/DateField.tsx';
export { DateRangeFields } from './fields/DateRangeFields.tsx';
export { EmailField } from './fields/EmailField.tsx';
export { PasswordField } from './fields/PasswordField.tsx';
export { RadioGroupField } from './fields/RadioGroupField.tsx';
export { SelectField } from './fields/SelectField.tsx';
export { TextField } from './fields/TextField.tsx';

export { ConfirmDialog } from './feedback/ConfirmDialog.tsx';
export { EmptyState } from './feedback/EmptyState.tsx';
export { ErrorNotice } from './feedback/ErrorNotice.tsx';
export { LoadingState } from './feedback/LoadingState.tsx';
export { NotificationCenter } from './feedback/NotificationCenter.tsx';
export type { KitNotification } from './feedback/NotificationCenter.tsx';
export { ReasonedButton } from './feedback/ReasonedButton.tsx';

export { formatDay, formatInstant } from './format/instants.ts';
export { formatPesos } from './format/pesos.ts';

export { ReceiptCard } from './results/ReceiptCard.tsx';
export { ResultView } from './results/ResultView.tsx';
export type { ResultStatus } from './results/ResultView.tsx';
export { StepHeader } from './steps/StepHeader.tsx';
export { Stepper } from './steps/Stepper.tsx';
