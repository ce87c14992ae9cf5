import { chooseScheme } from '@laundry/ui-kit/choose-scheme';
import { dismissMenus, openTarget, slideByLinks, showOfflineNotices } from '@laundry/ui-kit/enhancements';
import { sendReportsWhenOnline } from '../kept-reports/whenOnline.ts';
import { registerServiceWorker } from '../service-worker/register.ts';
import { carryMachine } from './carryMachine.ts';
import { countDataStep } from './countDataStep.ts';
import { creditBox } from './creditBox.ts';
import { fillCarried } from './fillCarried.ts';
import { filterList } from './filterList.ts';
import { focusHeading } from './focusHeading.ts';
import { followRedirect } from './followRedirect.ts';
import { hydrateWhenVisible } from './hydrateWhenVisible.ts';
import { enterKept } from './keptEntries.ts';
import { showWaysToPay } from './showWaysToPay.ts';
import { loadWebFont } from './loadWebFont.ts';
import { printPage } from './printPage.ts';
import { recoverIsland } from './recoverIsland.ts';
import { refreshLaundromat } from './refreshLaundromat.ts';
import { runInTurns } from './runInTurns.ts';
import { tellSignedUp } from './tellSignedUp.ts';

// What every page gains from a script; without it the pages are read and gone through all the same.
// Forms with an address of their own wait for their island from now on, as the others do (holdSubmit.js).
document.documentElement.setAttribute('data-scripted', '');
followRedirect();

/** What an island finds in its page when it is hydrated; its scripts run right after this one. */
const beforeHydration = [
  // Before a script can be lost, which is told in the same place.
  () => showOfflineNotices(document.body),
  showWaysToPay,
  countDataStep,
  recoverIsland,
  () => fillCarried(document.body),
  () => enterKept(document.body),
];
const isHydrated = document.querySelector('script[type="module"]') !== null;
if (isHydrated) for (const step of beforeHydration) step();

// Of what unfolds only the head's menus close by themselves: questions and the foot's map stay as they were
// left.
const head = document.querySelector('header') ?? document.body;
runInTurns([
  ...(isHydrated ? [] : beforeHydration),
  loadWebFont,
  focusHeading,
  creditBox,
  () => dismissMenus(head),
  hydrateWhenVisible,
  ...[openTarget, slideByLinks].map((enhance) => () => enhance(document.body)),
  chooseScheme,
  carryMachine,
  filterList,
  printPage,
  refreshLaundromat,
  tellSignedUp,
  registerServiceWorker,
  sendReportsWhenOnline,
]);
