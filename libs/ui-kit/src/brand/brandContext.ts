import { defaultBrand } from '@laundry/brand';
import type { Brand } from '@laundry/brand';
import { createContext, use } from 'react';

/** The brand of all components below; AppThemeProvider provides it. */
export const BrandContext = createContext<Brand>(defaultBrand);

/** The current brand. */
export const useBrand = (): Brand => use(BrandContext);
