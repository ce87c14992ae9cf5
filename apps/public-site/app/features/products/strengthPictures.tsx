import type { ProductStrength } from '@laundry/strings';
import {
  Basket,
  Building,
  Caution,
  Done,
  FloorPlan,
  LaundryCard,
  LintFilter,
  LoadedDrum,
  MeasuringCup,
  ProgrammeDial,
  SortedClothes,
  Timer,
  Washer,
} from '@laundry/ui-kit';
import type { ReactNode } from 'react';

const SIZE = 96;

/** The drawings of the products' advantages. */
export const strengthPictures: Readonly<Record<ProductStrength, ReactNode>> = {
  capacity: <LoadedDrum size={SIZE} />,
  extraction: <Basket size={SIZE} />,
  delicates: <ProgrammeDial size={SIZE} />,
  activation: <LaundryCard size={SIZE} />,
  space: <FloorPlan size={SIZE} />,
  building: <Building size={SIZE} />,
  minutes: <Timer size={SIZE} />,
  heat: <ProgrammeDial size={SIZE} />,
  filter: <LintFilter size={SIZE} />,
  pair: <Washer size={SIZE} />,
  machine: <Washer size={SIZE} />,
  wear: <Caution size={SIZE} />,
  dose: <MeasuringCup size={SIZE} />,
  soap: <Done size={SIZE} />,
  coldWater: <Washer size={SIZE} />,
  odours: <SortedClothes size={SIZE} />,
  oxygen: <Timer size={SIZE} />,
};
