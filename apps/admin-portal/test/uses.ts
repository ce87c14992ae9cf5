import { exampleUse } from '@laundry/api-contract';
import type { BuildingDetails, UseRecord, UsesSummary } from '@laundry/api-contract';
import type { FakeAnswer } from '@laundry/flow/testing';

export const USES = '/api/v1/reports/uses';
export const USES_SUMMARY = `${USES}/summary`;

export const MIRADOR: BuildingDetails = {
  id: 'b-1',
  name: 'Mirador',
  units: [
    { id: 'u-101', number: '101' },
    { id: 'u-102', number: '102' },
  ],
  machines: [
    { id: 'm-1', machine_type: 'WASHER', sort_index: 1, serial_number: 'LV-1' },
    // Stands in another building by now, at the same place.
    { id: 'm-9', machine_type: 'WASHER', sort_index: 1, serial_number: 'LV-9' },
    { id: 'm-2', machine_type: 'DRYER', sort_index: 2, serial_number: 'SC-2' },
  ],
};

export const recordedUse = (place: number, more: Partial<UseRecord> = {}): UseRecord => ({
  ...exampleUse(),
  id: `use-${place}`,
  machine: { building: { name: 'Mirador' }, serial_number: 'LV-1', machine_type: 'WASHER' },
  unit: { number: '101' },
  timestamp: '2026-03-02T02:59:00Z',
  card: { uuid: String(10_000_000 + place) },
  result: 'Exitoso',
  ...more,
});

export const uses = (first: number, count: number): UseRecord[] =>
  Array.from({ length: count }, (_, place) => recordedUse(first + place));

export const usesSummary: UsesSummary = {
  count: 120,
  succeeded: 118,
  byBuilding: [{ id: 'b-1', name: 'Mirador', count: 120, succeeded: 118 }],
  byUnit: [
    { id: 'u-101', number: '101', count: 119, succeeded: 118 },
    { id: null, number: null, count: 1, succeeded: 0 },
  ],
  byDay: [{ day: '2026-03-01', count: 120, succeeded: 118 }],
};

export const page = (records: readonly UseRecord[], total?: number): FakeAnswer => ({
  path: USES,
  body: records,
  ...(total !== undefined && { headers: { 'X-Total-Count': String(total) } }),
});

export const summary: FakeAnswer = { path: USES_SUMMARY, body: usesSummary };
export const details: FakeAnswer = { path: '/api/v1/buildings/b-1', body: MIRADOR };
