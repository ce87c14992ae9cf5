import { paymentResult } from '@laundry/strings';
import { IslandSlot } from '../islands/IslandSlot.tsx';
import { hiddenPageMeta } from '../layout/pageMeta.ts';

export const meta = () => hiddenPageMeta(paymentResult.pageTitle);

export default IslandSlot;
