import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoCompany } from './demoRecords.ts';

const FILE = join(import.meta.dirname, '../../../../apps/public-site/demo-snapshot.json');

/** The answers of public calls for the demo data; the local run's pages are prerendered from them. */
function demoSnapshot() {
  const { buildings, accessories } = demoCompany();
  const laundromats = buildings.map(({ building, laundromat, machines }) => {
    const { building_id: _building, slug, ...fields } = laundromat;
    return {
      slug,
      name: building.name,
      ...fields,
      price_costumer: building.price_customer,
      machine_rate: building.machine_rate,
      special_rate_message: building.special_rate_message,
      machines: machines.map(({ machine_type, sort_index }) => ({ machine_type, sort_index })),
    };
  });
  const brandingItems = accessories.map(
    ({ description_html: description, image_name: imageName, position: _position, ...item }) => ({
      ...item,
      description,
      imageName,
    }),
  );
  // The API sorts by name. Slugs are made from names, so sorting by slug gives the same order.
  return { laundromats: laundromats.toSorted((a, b) => (a.slug < b.slug ? -1 : 1)), brandingItems };
}

/** The content of the public site's `demo-snapshot.json`. */
export const demoSnapshotText = (): string => `${JSON.stringify(demoSnapshot(), null, 2)}\n`;

/** `node …/demoSnapshot.ts` updates the file once the demo data's buildings, prices or accessories change. */
if (import.meta.main) await writeFile(FILE, demoSnapshotText());
