// Parts of pages that must be quick on a slow phone: native elements whose styles come with the page (NativeStyles.tsx).
export { NativeActions } from './NativeActions.tsx';
export { NativeAmounts } from './NativeAmounts.tsx';
export type { NativeAmount } from './NativeAmounts.tsx';
export { NativeButton } from './NativeButton.tsx';
export type { NativeButtonProps } from './NativeButton.tsx';
export { NativeCheckbox } from './NativeCheckbox.tsx';
export { NativeChoices } from './NativeChoices.tsx';
export type { NativeChoice } from './NativeChoices.tsx';
export { NativeCodeField } from './NativeCodeField.tsx';
export { NativeLoading } from './NativeLoading.tsx';
export { NativeNotice } from './NativeNotice.tsx';
export { NativeSummary } from './NativeSummary.tsx';
export { PaymentMark } from './PaymentMark.tsx';
export { StepHeader } from './StepHeader.tsx';
export type { StepHeaderProps } from './StepHeader.tsx';
export { NativeTextField } from './NativeTextField.tsx';
