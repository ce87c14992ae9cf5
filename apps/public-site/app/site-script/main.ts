import { chooseScheme } from '@laundry/ui-kit/choose-scheme';
import { dismissMenus, openTarget, slideByLinks, tellOffline } from '@laundry/ui-kit/comfort';
import { sendReportsWhenOnline } from '../kept-reports/whenOnline.ts';
import { registerServiceWorker } from '../service-worker/register.ts';
import { carryMachine } from './carryMachine.ts';
import { creditBox } from './creditBox.ts';
import { fillCarried } from './fillCarried.ts';
import { filterList } from './filterList.ts';
import { focusHeading } from './focusHeading.ts';
import { followRedirect } from './followRedirect.ts';
import { hydrateWhenVisible } from './hydrateWhenVisible.ts';
import { enterKept } from './keptEntries.ts';
import { showWaysToPay } from './showWaysToPay.ts';
import { printPage } from './printPage.ts';
import { recoverIsland } from './recoverIsland.ts';
import { refreshLaundromat } from './refreshLaundromat.ts';
import { tellSignedUp } from './tellSignedUp.ts';

// What every page gains from a script; without it the pages are read and gone through all the same.
// Forms with an address of their own wait for their island from now on, as the others do (holdSubmit.js).
document.documentElement.setAttribute('data-scripted', '');
followRedirect();
showWaysToPay();
hydrateWhenVisible();
recoverIsland();
fillCarried(document.body);
enterKept(document.body);
creditBox();
// Of what unfolds only the head's menus close by themselves: questions and the foot's map stay as they were left.
dismissMenus(document.querySelector('header') ?? document.body);
for (const comfort of [openTarget, slideByLinks, tellOffline]) comfort(document.body);
chooseScheme();
focusHeading();
carryMachine();
filterList();
printPage();
void refreshLaundromat();
tellSignedUp();
registerServiceWorker();
sendReportsWhenOnline();
