import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoRecords } from './demoRecords.ts';
import type { DemoRecord, DemoTable } from './records.ts';

const FILE = join(import.meta.dirname, '../../../../apps/public-site/demo-snapshot.json');

/** All records except events; they do not depend on the moment. */
function recordsWithoutEvents(now: Date): DemoRecord[] {
  const records: DemoRecord[] = [];
  for (const record of demoRecords(now)) {
    if (record.table === 'resident') break;
    records.push(record);
  }
  return records;
}

/** The answers of public calls for the demo data; the local run's pages are prerendered from them. */
export function demoSnapshot() {
  const records = recordsWithoutEvents(new Date());
  const rows = <Table extends DemoTable>(table: Table) =>
    records.filter((record): record is Extract<DemoRecord, { table: Table }> => record.table === table);
  const buildings = new Map(rows('building').map((building) => [building.id, building]));
  const laundromats = rows('laundromat').map(({ table: _table, building_id, slug, ...fields }) => {
    const building = buildings.get(building_id);
    return {
      slug,
      name: building?.name,
      ...fields,
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
  // Sorted like the API's answer, by name, from which the slugs are made.
  return { laundromats: laundromats.toSorted((a, b) => (a.slug < b.slug ? -1 : 1)), brandingItems };
}

/** The content of the public site's `demo-snapshot.json`. */
export const demoSnapshotText = (): string => `${JSON.stringify(demoSnapshot(), null, 2)}\n`;

/** `node …/demoSnapshot.ts` writes it, once the demo data's buildings, prices or accessories change. */
if (import.meta.main) await writeFile(FILE, demoSnapshotText());
