import { CARD_MACHINES } from '@laundry/api-contract';
import { myLaundry } from '@laundry/strings';
import { config } from './config.ts';
import { paths } from './paths.ts';

/** The link to 'Mi lavandería'; none where the back end does not know the machines' state (D69). */
export const myLaundryLink = config.missingCalls.includes(CARD_MACHINES)
  ? undefined
  : { label: myLaundry.pageTitle, to: paths.myLaundry };
