import { isCalendarDay } from '@laundry/strings/format';
import { brands, isBrandId } from '@laundry/brand/brands';
import type { BrandId } from '@laundry/brand/brands';
import * as v from 'valibot';

// Schemas of values that only the API has. Their messages never contain the value.

export const brandId = v.custom<BrandId>(isBrandId, `must be one of ${Object.keys(brands).join(', ')}`);

/** Empty: none. */
export const dayOrEmpty = v.pipe(
  v.string(),
  v.check((value) => value === '' || isCalendarDay(value), 'must be a day as 2027-03-31'),
);
