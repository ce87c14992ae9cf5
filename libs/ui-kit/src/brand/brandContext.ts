import { defaultBrand } from '@laundry/site-config';
import type { Brand } from '@laundry/site-config';
import { createContext, use } from 'react';

/** The brand that everything below wears; AppThemeProvider gives it. */
export const BrandContext = createContext<Brand>(defaultBrand);

/** The brand in use here. */
export const useBrand = (): Brand => use(BrandContext);
