// Forms of native parts, for pages that must be quick on a slow phone: no style engine (native/).
export { FormActions } from './form/native/FormActions.tsx';
export type { FormActionsProps } from './form/native/FormActions.tsx';
export { FormSection } from './form/FormSection.tsx';
export { FormShell } from './form/FormShell.tsx';
export type { FormShellProps, FormState } from './form/FormShell.tsx';
export { AmountField } from './fields/AmountField.tsx';
export { CardCodeField } from './fields/CardCodeField.tsx';
export { CedulaField } from './fields/CedulaField.tsx';
export { CheckboxField } from './fields/CheckboxField.tsx';
export { DateField } from './fields/native/DateField.tsx';
export { EmailField } from './fields/native/EmailField.tsx';
export { PhoneField } from './fields/PhoneField.tsx';
export { RutField } from './fields/RutField.tsx';
export { SelectField } from './fields/native/SelectField.tsx';
export type { SelectFieldProps, SelectOption } from './fields/SelectField.tsx';
export { TextField } from './fields/native/TextField.tsx';
export type { TextFieldProps } from './fields/native/TextField.tsx';
