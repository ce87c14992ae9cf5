import { checkout } from '@laundry/strings';
import { IslandSlot } from '../islands/IslandSlot.tsx';
import { hiddenPageMeta } from '../layout/pageMeta.ts';

export const meta = () => hiddenPageMeta(checkout.form.pageTitle);

export default IslandSlot;
