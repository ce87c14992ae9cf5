import type { Machine } from '@laundry/brand/machines';
import { productComparison as texts } from '@laundry/strings';
import Box from '@mui/material/Box';
import { ComparisonTable, Section } from '@laundry/ui-kit';
import { formatMeasure } from '@laundry/ui-kit/format';
import type { ReactNode } from 'react';
import type { ProductName } from '../../paths.ts';

/** The number of columns that fit on a phone. */
const MAX = 3;

const smallest = (machines: readonly Machine[], product: Machine['product']): Machine[] =>
  machines
    .filter((machine) => machine.product === product)
    .sort((one, other) => one.capacityKg - other.capacityKg);

/**
 * The machines that a product's page compares: its own models, smallest first; for a combined washer and
 * dryer, also one of each single machine.
 */
export function machinesToCompare(product: ProductName, machines: readonly Machine[]): readonly Machine[] {
  if (product !== 'washer' && product !== 'dryer' && product !== 'titanC') return [];
  const own = smallest(machines, product);
  if (product !== 'titanC' || own.length === 0) return own.slice(0, MAX);
  const apart = (['washer', 'dryer'] as const).flatMap((kind) => smallest(machines, kind).slice(0, 1));
  return [...own, ...apart].slice(0, MAX);
}

const measured = (text: (value: string) => string, value?: number): string | undefined =>
  value === undefined ? undefined : text(formatMeasure(value));

/** The compared properties; a row without any value is left out. */
const ROWS: readonly { name: string; of: (machine: Machine) => ReactNode }[] = [
  { name: texts.capacity, of: ({ capacityKg }) => measured(texts.kilograms, capacityKg) },
  {
    name: texts.size,
    of: ({ size }) => (
      <Box component="span" sx={{ whiteSpace: { sm: 'nowrap' } }}>
        {texts.millimetres([size.width, size.height, size.depth].map(formatMeasure))}
      </Box>
    ),
  },
  { name: texts.weight, of: ({ weightKg }) => measured(texts.kilograms, weightKg) },
  { name: texts.programmes, of: ({ programmes }) => programmes.join(', ') },
  { name: texts.spin, of: ({ spinRpm }) => measured(texts.revolutions, spinRpm) },
  { name: texts.extraction, of: ({ extractionG }) => measured(texts.gravities, extractionG) },
];

/** A comparison of one or more of the brand's machines. */
export function MachineComparison({ machines }: { machines: readonly Machine[] }) {
  const rows = ROWS.map(({ name, of }) => ({ name, values: machines.map((machine) => of(machine)) }));
  return (
    <Section title={texts.titles[machines.length === 1 ? 'one' : 'several']} lead={texts.lead} beside>
      <ComparisonTable
        label={texts.label}
        property={texts.property}
        columns={machines.map(({ model }) => model)}
        rows={rows
          .filter(({ values }) => values.some((value) => value !== undefined))
          .map(({ name, values }) => ({ name, values: values.map((value) => value ?? texts.none) }))}
      />
    </Section>
  );
}
