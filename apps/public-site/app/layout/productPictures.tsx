import { Dispenser, Dryer, Ozone, Parts, TitanC, Washer } from '@laundry/ui-kit';
import type { IllustrationProps } from '@laundry/ui-kit';
import type { ComponentType } from 'react';
import type { ProductName } from '../paths.ts';

export const productPictures: Readonly<Record<ProductName, ComponentType<IllustrationProps>>> = {
  washer: Washer,
  dryer: Dryer,
  titanC: TitanC,
  parts: Parts,
  dispensers: Dispenser,
  ozoneProducts: Ozone,
};
