// HTML elements with classes, whose styles are part of the page (ControlStyles.tsx).
export { FieldFrame, helperTextId } from './FieldFrame.tsx';
export { Actions } from './Actions.tsx';
export { Button, ButtonLink } from './Button.tsx';
export type { ButtonProps } from './Button.tsx';
export { Checkbox } from './Checkbox.tsx';
export { RadioGroup } from './RadioGroup.tsx';
export type { RadioOption } from './RadioGroup.tsx';
export { CardCodeInput } from './CardCodeInput.tsx';
export { Select } from './Select.tsx';
export { TextInput } from './TextInput.tsx';
export type { TextInputProps } from './TextInput.tsx';
export { Icon } from './Icon.tsx';
export { ContactAddress, FailureNotice, Loading, MessageText, Notice } from './Notice.tsx';
export { Notifications } from './Notifications.tsx';
export type { Notification } from './Notifications.tsx';
export { AmountPresets, PaymentMethodIcon, Summary } from './topUp.tsx';
export type { PaymentMethodIconProps } from './topUp.tsx';
export { StepHeader } from './StepHeader.tsx';
