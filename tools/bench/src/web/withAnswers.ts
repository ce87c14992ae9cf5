import { siteFile } from '@laundry/built-site';
import type { Site } from '@laundry/built-site';
import { demoData } from '@laundry/strings';

const METHODS = {
  payment_methods: [{ name: 'MercadoPagos' }, { name: 'Bancard' }, { name: 'RedPagos' }],
  splitting: false,
  price_costumer: 190,
  machine_rate: 150,
};

const ITEMS = demoData.accessories.map(
  ({ name, description_html, price, reference, image_name }, position) => ({
    id: `b8c1f0de-3f3a-4a51-9d2e-7d3f0a9c1e0${position}`,
    name,
    description: description_html,
    price,
    reference,
    imageName: image_name,
  }),
);

/** The API's answers to the calls that pages make while they are measured. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/v1/card/methods': METHODS,
  '/api/v1/branding/items': ITEMS,
};

/** Adds the API's answers to a site. */
export async function withAnswers(site: Site): Promise<Site> {
  const answers = await Promise.all(
    Object.entries(ANSWERS).map(
      async ([path, answer]) =>
        [path, await siteFile('answer.json', Buffer.from(JSON.stringify(answer)))] as const,
    ),
  );
  return new Map([...site, ...answers]);
}
