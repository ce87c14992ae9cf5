import { dismissMenus, openTarget, slideByLinks, tellOffline } from '@laundry/ui-kit/comfort';
import { sendReportsWhenOnline } from '../kept-reports/whenOnline.ts';
import { registerServiceWorker } from '../service-worker/register.ts';
import { carryMachine } from './carryMachine.ts';
import { chooseScheme } from './chooseScheme.ts';
import { filterList } from './filterList.ts';
import { focusHeading } from './focusHeading.ts';
import { wakeLate } from './wakeLate.ts';

// What the pages that React leaves alone gain from a script; without it they are read and gone through all the same.
for (const comfort of [dismissMenus, openTarget, slideByLinks, tellOffline]) comfort(document.body);
chooseScheme();
focusHeading();
carryMachine();
filterList();
wakeLate();
registerServiceWorker();
sendReportsWhenOnline();
