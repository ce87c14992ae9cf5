import { dispensers } from './dispensers.ts';
import { dryer } from './dryer.ts';
import { ozoneProducts } from './ozoneProducts.ts';
import { parts } from './parts.ts';
import type { ProductAction } from './product.ts';
import { titanC } from './titanC.ts';
import { washer } from './washer.ts';

/** The products, by the names of their pages in the site's table of paths. */
export const products = { washer, dryer, titanC, parts, dispensers, ozoneProducts } as const;

/** Texts of every product's page. */
export const productPage = {
  questionsTitle: 'Preguntas',
  othersTitle: 'Otros productos',
  actions: {
    visit: 'Solicitar una visita técnica',
    contact: 'Consultarnos',
    failuresHelp: 'Ver la ayuda ante fallas',
  } satisfies Record<ProductAction, string>,
} as const;
