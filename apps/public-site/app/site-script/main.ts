import { dismissMenus, openTarget, showOfflineNotices, slideByLinks } from '@laundry/ui-kit/enhancements';
import { sendReportsWhenOnline } from '../report-queue/queuedReports.ts';
import { registerServiceWorker } from '../service-worker/register.ts';
import { focusHeadingOnArrival, followRedirect, forwardMachineQuery, openWantedPage } from './navigation.ts';
import { creditBox } from './creditBox.ts';
import { prefillFromUrl } from './prefillFromUrl.ts';
import { forgetOnRequest } from './forgetOnRequest.ts';
import { filterList } from './filterList.ts';
import { hydrateWhenVisible, reloadFailedIsland, restoreFormEntries } from './islandLoading.ts';
import { showPaymentMethods } from './showPaymentMethods.ts';
import { loadWebFont } from './webFont.ts';
import { refreshLaundromat } from './refreshLaundromat.ts';
import { showOverdueReports } from './showOverdueReports.ts';
import { showSignupNotice } from '../storage/signupNotice.ts';

function printPage(): void {
  for (const button of document.querySelectorAll('[data-print]'))
    button.addEventListener('click', () => window.print());
}

/** Runs each function in its own task, so that a slow phone can render and respond in between. */
function runAsTasks([first, ...others]: readonly (() => unknown)[]): void {
  if (!first) return;
  setTimeout(() => {
    // Before it, so that they run even if it throws.
    runAsTasks(others);
    first();
  });
}

// Enhancements for every page; all pages also work without them. Forms with an `action` wait for their island
// from now on, like the others (deferSubmit.js).
document.documentElement.setAttribute('data-scripted', '');
followRedirect();
openWantedPage();
// At once: the user may already press the button, and must not believe that it worked when it did not.
forgetOnRequest();

/** Changes that an island must find when it is hydrated; its scripts run directly after this one. */
const beforeHydration = [
  // First, because a script that fails to load is reported in the same element.
  () => showOfflineNotices(document.body),
  showPaymentMethods,
  reloadFailedIsland,
  () => prefillFromUrl(document.body),
  () => restoreFormEntries(document.body),
];
const isHydrated = document.querySelector('script[type="module"]') !== null;
if (isHydrated) for (const step of beforeHydration) step();

// Only the header's menus close automatically; questions and the footer stay as they are.
const head = document.querySelector('header') ?? document.body;
runAsTasks([
  ...(isHydrated ? [] : beforeHydration),
  showSignupNotice,
  loadWebFont,
  focusHeadingOnArrival,
  creditBox,
  () => dismissMenus(head),
  hydrateWhenVisible,
  ...[openTarget, slideByLinks].map((enhance) => () => enhance(document.body)),
  forwardMachineQuery,
  filterList,
  printPage,
  refreshLaundromat,
  registerServiceWorker,
  showOverdueReports,
  sendReportsWhenOnline,
]);
