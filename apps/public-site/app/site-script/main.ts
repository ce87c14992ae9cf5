import { chooseScheme } from '@laundry/ui-kit/choose-scheme';
import { dismissMenus, openTarget, slideByLinks, showOfflineNotices } from '@laundry/ui-kit/enhancements';
import { sendReportsWhenOnline } from '../report-queue/sendWhenOnline.ts';
import { registerServiceWorker } from '../service-worker/register.ts';
import { forwardMachineQuery } from './forwardMachineQuery.ts';
import { updateDataStepTotal } from './updateDataStepTotal.ts';
import { creditBox } from './creditBox.ts';
import { prefillFromUrl } from './prefillFromUrl.ts';
import { filterList } from './filterList.ts';
import { focusHeading } from './focusHeading.ts';
import { followRedirect } from './followRedirect.ts';
import { hydrateWhenVisible } from './hydrateWhenVisible.ts';
import { restoreFormEntries } from './formEntries.ts';
import { showPaymentMethods } from './showPaymentMethods.ts';
import { loadWebFont } from './loadWebFont.ts';
import { printPage } from './printPage.ts';
import { reloadFailedIsland } from './reloadFailedIsland.ts';
import { refreshLaundromat } from './refreshLaundromat.ts';
import { runAsTasks } from './runAsTasks.ts';
import { showSignupNotice } from './showSignupNotice.ts';

// What every page gains from a script; without it the pages are read and gone through all the same.
// Forms with an address of their own wait for their island from now on, as the others do (holdSubmit.js).
document.documentElement.setAttribute('data-scripted', '');
followRedirect();

/** What an island finds in its page when it is hydrated; its scripts run right after this one. */
const beforeHydration = [
  // Before a script can be lost, which is told in the same place.
  () => showOfflineNotices(document.body),
  showPaymentMethods,
  updateDataStepTotal,
  reloadFailedIsland,
  () => prefillFromUrl(document.body),
  () => restoreFormEntries(document.body),
];
const isHydrated = document.querySelector('script[type="module"]') !== null;
if (isHydrated) for (const step of beforeHydration) step();

// Of what unfolds only the head's menus close by themselves: questions and the foot's map stay as they were
// left.
const head = document.querySelector('header') ?? document.body;
runAsTasks([
  ...(isHydrated ? [] : beforeHydration),
  loadWebFont,
  focusHeading,
  creditBox,
  () => dismissMenus(head),
  hydrateWhenVisible,
  ...[openTarget, slideByLinks].map((enhance) => () => enhance(document.body)),
  chooseScheme,
  forwardMachineQuery,
  filterList,
  printPage,
  refreshLaundromat,
  showSignupNotice,
  registerServiceWorker,
  sendReportsWhenOnline,
]);
