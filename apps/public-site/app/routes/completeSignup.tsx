import { completeSignup } from '@laundry/strings';
import { typefacePreload } from '@laundry/ui-kit/typeface-preload';
import { IslandSlot } from '../islands/IslandSlot.tsx';
import { hiddenPageMeta } from '../layout/pageMeta.ts';

export const meta = () => hiddenPageMeta(completeSignup.title);

/** The address holds the invitation's token: no request may tell it. */
export const links = () => [typefacePreload];

export default IslandSlot;
