import type { ProductStrength } from '@laundry/strings';
import {
  Building,
  Caution,
  Dispenser,
  Done,
  LaundryCard,
  LintFilter,
  LoadedDrum,
  Ozone,
  ProgrammeDial,
  SortedClothes,
  Timer,
  TitanC,
  Washer,
} from '@laundry/ui-kit';
import type { ReactNode } from 'react';

const SIZE = 96;

/** What speaks for a product, drawn. */
export const strengthPictures: Readonly<Record<ProductStrength, ReactNode>> = {
  capacity: <LoadedDrum size={SIZE} />,
  extraction: <Washer size={SIZE} />,
  delicates: <ProgrammeDial size={SIZE} />,
  activation: <LaundryCard size={SIZE} />,
  space: <TitanC size={SIZE} />,
  building: <Building size={SIZE} />,
  minutes: <Timer size={SIZE} />,
  heat: <ProgrammeDial size={SIZE} />,
  filter: <LintFilter size={SIZE} />,
  pair: <Washer size={SIZE} />,
  machine: <Washer size={SIZE} />,
  wear: <Caution size={SIZE} />,
  dose: <Dispenser size={SIZE} />,
  soap: <Done size={SIZE} />,
  coldWater: <Washer size={SIZE} />,
  odours: <SortedClothes size={SIZE} />,
  oxygen: <Ozone size={SIZE} />,
};
