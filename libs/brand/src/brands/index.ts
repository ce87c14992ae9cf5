import type { Brand } from './brand.ts';
import { espuma } from './espuma.ts';
import { lavadero } from './lavadero.ts';

export type { Brand, BrandColours, Logo, LogoRole, LogoShape, Tone, Tones } from './brand.ts';

/** All brands of the sites, by id. A new one is a file beside these and a line here. */
export const brands = { lavadero, espuma } as const satisfies Record<string, Brand>;

export type BrandId = keyof typeof brands;

/** The brand where none is chosen. */
export const defaultBrand: Brand = lavadero;
export const DEFAULT_BRAND_ID = lavadero.id;

/** Whether a brand has this id. */
export const isBrandId = (value: unknown): value is BrandId =>
  typeof value === 'string' && Object.hasOwn(brands, value);
