import { UYU } from '@laundry/api-contract';

/** Currency 858 by its letters; any other code as it came. */
export const currencyName = (code: number): string => (code === UYU ? 'UYU' : String(code));
