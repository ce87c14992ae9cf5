import type { Brand } from './brand.ts';
import { espuma } from './espuma.ts';
import { lavadero } from './lavadero.ts';

export type { Brand, BrandColours, Logo, LogoRole, LogoShape, Tone, Tones } from './brand.ts';

/** Every brand the sites can wear, by its id. A further one is a file beside these and a line here. */
export const brands = { lavadero, espuma } as const satisfies Record<string, Brand>;

export type BrandId = keyof typeof brands;

/** The brand that is worn where none is chosen. */
export const defaultBrand: Brand = lavadero;
export const DEFAULT_BRAND_ID = lavadero.id;

/** Whether there is a brand of this id. */
export const isBrandId = (value: unknown): value is BrandId =>
  typeof value === 'string' && Object.hasOwn(brands, value);
