// Parts for pages that must be quick on a slow phone: native elements whose styles are part of the page
// (NativeStyles.tsx).
export { FieldFrame, helperIdOf } from './FieldFrame.tsx';
export { NativeActions } from './NativeActions.tsx';
export { NativeAmountPresets } from './NativeAmountPresets.tsx';
export type { AmountPreset } from './NativeAmountPresets.tsx';
export { NativeButton } from './NativeButton.tsx';
export type { NativeButtonProps } from './NativeButton.tsx';
export { NativeCheckbox } from './NativeCheckbox.tsx';
export { NativeRadioGroup } from './NativeRadioGroup.tsx';
export type { RadioOption } from './NativeRadioGroup.tsx';
export { NativeCodeField } from './NativeCodeField.tsx';
export { NativeEmailField } from './NativeEmailField.tsx';
export { NativeField } from './NativeField.tsx';
export type { ConstraintMessages, NativeFieldProps } from './NativeField.tsx';
export { NativeIcon } from './NativeIcon.tsx';
export { PaymentMethodIcon } from './PaymentMethodIcon.tsx';
export { NativeLoading, NativeNotice } from './NativeStatus.tsx';
export { NativePasswordField } from './NativePasswordField.tsx';
export { suggestEmail } from '../fields/suggestEmail.ts';
export { FieldWarning } from '../fields/FieldWarning.tsx';
export { splitHyphenated } from '../format/hyphenated.ts';
export { NativeNotifications } from './NativeNotifications.tsx';
export type { NativeNotification } from './NativeNotifications.tsx';
export { NativeSummary } from './NativeSummary.tsx';
export { StepHeader } from './StepHeader.tsx';
export type { StepHeaderProps } from './StepHeader.tsx';
