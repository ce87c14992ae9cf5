import { dispensers } from './dispensers.ts';
import { dryer } from './dryer.ts';
import { ozoneProducts } from './ozoneProducts.ts';
import { parts } from './parts.ts';
import type { ProductAction } from './product.ts';
import { titanC } from './titanC.ts';
import { washer } from './washer.ts';

/** What the company sells and rents, by the names that their pages have in the site's table of paths. */
export const products = { washer, dryer, titanC, parts, dispensers, ozoneProducts } as const;

/** What every product's page says. */
export const productPage = {
  questionsTitle: 'Preguntas',
  othersTitle: 'Otros productos',
  actions: {
    visit: 'Solicitar una visita técnica',
    contact: 'Consultarnos',
    failuresHelp: 'Ver la ayuda ante fallas',
  } satisfies Record<ProductAction, string>,
} as const;
