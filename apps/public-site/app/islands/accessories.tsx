import { siteCalls } from '@laundry/api-contract';
import * as v from 'valibot';
import { accessoriesSaga } from '../features/accessories/accessories.saga.ts';
import { accessoriesReducerWith } from '../features/accessories/accessories.slice.ts';
import { AccessoriesPage } from '../features/accessories/AccessoriesPage.tsx';
import { createIsland } from './Island.tsx';

const Built = v.object({ items: siteCalls.brandingItems.answer });

/** The shop with the items that its page was built with; without any where they are invalid. */
function flowWith(initialData: unknown) {
  const built = v.safeParse(Built, initialData);
  return {
    reducers: { accessories: accessoriesReducerWith(built.success ? built.output.items : []) },
    saga: accessoriesSaga,
  };
}

export default createIsland(AccessoriesPage, flowWith);
