import { createContext } from 'react';

/** What a form knows of a field that stands in it. */
export interface FormField {
  label: string;
  /** It holds a mistake that it found itself: nothing is submitted. */
  wrong: boolean;
}

/** The fields that stand in the form, by name, in the order in which they came. */
export type FormFields = Map<string, FormField>;

export const FormFieldsContext = createContext<FormFields | undefined>(undefined);
