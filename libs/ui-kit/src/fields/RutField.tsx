import { PatternField } from './PatternField.tsx';
import type { FieldProps } from './useKitField.ts';

export type RutFieldProps = FieldProps;

/**
 * A Uruguayan tax number: twelve digits. Whether its check digit fits is its form's to say, as a `warning`.
 */
export const RutField = (props: RutFieldProps) => <PatternField {...props} pattern="## ###### ####" />;
