// Parts of pages that must be quick on a slow phone: native elements whose styles come with the page
// (NativeStyles.tsx).
export { FieldFrame, helperIdOf } from './FieldFrame.tsx';
export { NativeActions } from './NativeActions.tsx';
export { NativeAmounts } from './NativeAmounts.tsx';
export type { NativeAmount } from './NativeAmounts.tsx';
export { NativeButton } from './NativeButton.tsx';
export type { NativeButtonProps } from './NativeButton.tsx';
export { NativeCheckbox } from './NativeCheckbox.tsx';
export { NativeChoices } from './NativeChoices.tsx';
export type { NativeChoice } from './NativeChoices.tsx';
export { NativeCodeField } from './NativeCodeField.tsx';
export { NativeEmailField } from './NativeEmailField.tsx';
export { NativeField } from './NativeField.tsx';
export type { FieldMistakes, NativeFieldProps } from './NativeField.tsx';
export { NativeGlyph } from './NativeGlyph.tsx';
export { NativeLoading } from './NativeLoading.tsx';
export { NativeNotice } from './NativeNotice.tsx';
export { NativePasswordField } from './NativePasswordField.tsx';
export { emailSuggestion } from '../fields/emailSuggestion.ts';
export { FieldWarning } from '../fields/FieldWarning.tsx';
export { splitHyphenated } from '../format/hyphenated.ts';
export { NativeNotifications } from './NativeNotifications.tsx';
export type { NativeNotification } from './NativeNotifications.tsx';
export { NativeSummary } from './NativeSummary.tsx';
export { PaymentMark } from './PaymentMark.tsx';
export { StepHeader } from './StepHeader.tsx';
export type { StepHeaderProps } from './StepHeader.tsx';
