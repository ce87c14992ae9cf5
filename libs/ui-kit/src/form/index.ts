// Forms and their fields: HTML elements whose styles are part of the page (controls/).
export { FormActions } from './FormActions.tsx';
export { FormSection } from './FormSection.tsx';
export { FormShell } from './FormShell.tsx';
export { AmountField } from '../fields/AmountField.tsx';
export { CardCodeField } from '../fields/CardCodeField.tsx';
export { CedulaField } from '../fields/CedulaField.tsx';
export { CheckboxField } from '../fields/CheckboxField.tsx';
export { DayField } from '../fields/DayField.tsx';
export { EmailField } from '../fields/EmailField.tsx';
export { PasswordField } from '../fields/PasswordField.tsx';
export { PhoneField } from '../fields/PhoneField.tsx';
export * from '../fields/newPassword.ts';
export { QuantityField } from '../fields/QuantityField.tsx';
export { RadioGroupField } from '../fields/RadioGroupField.tsx';
export { RutField } from '../fields/RutField.tsx';
export { SelectField } from '../fields/SelectField.tsx';
export type { SelectOption } from '../controls/Select.tsx';
export { TextField } from '../fields/TextField.tsx';
