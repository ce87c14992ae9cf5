import type { ProductStrength } from '@laundry/strings';
import {
  Building,
  Caution,
  Dispenser,
  Done,
  Dryer,
  LaundryCard,
  LintFilter,
  LoadedDrum,
  Ozone,
  Parts,
  ProgrammeDial,
  SortedClothes,
  Timer,
  TitanC,
  Washer,
} from '@laundry/ui-kit';
import type { IllustrationProps } from '@laundry/ui-kit';
import type { ComponentType, ReactNode } from 'react';
import type { ProductName } from '../../paths.ts';

/** Each product's drawing. */
export const productPictures: Readonly<Record<ProductName, ComponentType<IllustrationProps>>> = {
  washer: Washer,
  dryer: Dryer,
  titanC: TitanC,
  parts: Parts,
  dispensers: Dispenser,
  ozoneProducts: Ozone,
};

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
