import { chooseScheme } from '@laundry/ui-kit/choose-scheme';
import { dismissMenus, openTarget, showOfflineNotices, slideByLinks } from '@laundry/ui-kit/enhancements';
import { sendReportsWhenOnline } from '../report-queue/sendWhenOnline.ts';
import { registerServiceWorker } from '../service-worker/register.ts';
import { focusHeading, followRedirect, forwardMachineQuery } from './navigation.ts';
import { updateDataStepTotal } from './updateDataStepTotal.ts';
import { creditBox } from './creditBox.ts';
import { prefillFromUrl } from './prefillFromUrl.ts';
import { filterList } from './filterList.ts';
import { hydrateWhenVisible, reloadFailedIsland } from './islandLoading.ts';
import { restoreFormEntries } from './formEntries.ts';
import { showPaymentMethods } from './showPaymentMethods.ts';
import { loadWebFont } from './webFont.ts';
import { refreshLaundromat } from './refreshLaundromat.ts';
import { showSignupNotice } from '../session/signupNotice.ts';

/** Has the buttons that print the page do so. */
function printPage(): void {
  for (const button of document.querySelectorAll('[data-print]'))
    button.addEventListener('click', () => window.print());
}

/** Runs each in a task of its own, so that a slow phone draws and answers in between. */
function runAsTasks([first, ...others]: readonly (() => unknown)[]): void {
  if (!first) return;
  setTimeout(() => {
    first();
    runAsTasks(others);
  });
}

// What every page gains from a script; without it the pages are read and gone through all the same.
// Forms with an address of their own wait for their island from now on, as the others do (deferSubmit.js).
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

// Only the header's menus close by themselves; questions and the footer's map stay as they were left.
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
