import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoRecords } from './demoRecords.ts';
import type { DemoRecord, DemoTable } from './records.ts';

const FILE = join(import.meta.dirname, '../../../../apps/public-site/demo-snapshot.json');

/** Everything but what happened; the same whatever the moment. */
function thingsOf(now: Date): DemoRecord[] {
  const things: DemoRecord[] = [];
  for (const record of demoRecords(now)) {
    if (record.table === 'resident') break;
    things.push(record);
  }
  return things;
}

/**
 * What the API's public calls answer over the demo data, by their names: what the local run's pages are
 * prerendered of.
 */
export function demoSnapshot() {
  const things = thingsOf(new Date());
  const rows = <Table extends DemoTable>(table: Table) =>
    things.filter((record): record is Extract<DemoRecord, { table: Table }> => record.table === table);
  const buildings = new Map(rows('building').map((building) => [building.id, building]));
  const laundromats = rows('laundromat').map(({ table: _table, building_id, slug, ...place }) => {
    const building = buildings.get(building_id);
    return {
      slug,
      name: building?.name,
      ...place,
      price_costumer: building?.price_customer,
      machine_rate: building?.machine_rate,
      special_rate_message: building?.special_rate_message,
      machines: rows('machine')
        .filter((machine) => machine.building_id === building_id)
        .map(({ machine_type, sort_index }) => ({ machine_type, sort_index })),
    };
  });
  const brandingItems = rows('branding_item').map(
    ({ table: _table, description_html, image_name, position: _position, ...item }) => ({
      ...item,
      description: description_html,
      imageName: image_name,
    }),
  );
  // In the API's order, by name: the slugs are made of the names.
  return { laundromats: laundromats.toSorted((a, b) => (a.slug < b.slug ? -1 : 1)), brandingItems };
}

/** As it stands in the public site's `demo-snapshot.json`. */
export const demoSnapshotText = (): string => `${JSON.stringify(demoSnapshot(), null, 2)}\n`;

/** `node …/demoSnapshot.ts`, after the demo data's buildings, prices or accessories changed. */
if (import.meta.main) await writeFile(FILE, demoSnapshotText());
