import { NativeField } from '../../native/NativeField.tsx';
import type { FieldMistakes } from '../../native/NativeField.tsx';
import { useNativeField } from './useNativeField.ts';
import type { TextFieldProps as KitTextFieldProps } from '../TextField.tsx';

export interface TextFieldProps extends Omit<KitTextFieldProps, 'endAdornment'> {
  /** The browser's own check of it, before React runs. */
  pattern?: string;
  mistakes?: FieldMistakes;
}

/**
 * One line of text (or `rows` lines) in a native control. Its value in the form is exactly what was typed.
 */
export const TextField = (props: TextFieldProps) => <NativeField {...useNativeField(props)} />;
