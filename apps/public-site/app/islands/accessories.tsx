import type { BrandingItem } from '@laundry/api-contract';
import { accessoriesSaga } from '../features/accessories/accessories.saga.ts';
import { accessoriesReducerWith } from '../features/accessories/accessories.slice.ts';
import { AccessoriesPage } from '../features/accessories/AccessoriesPage.tsx';
import { createIsland } from './Island.tsx';

/** The shop, with the items that its page was built with. */
export default createIsland(AccessoriesPage, (items: readonly BrandingItem[] = []) => ({
  reducers: { accessories: accessoriesReducerWith(items) },
  saga: accessoriesSaga,
}));
