import { fakeFetch } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { createRoutesStub } from 'react-router';
import { Notifications } from '../app/Notifications.tsx';
import { paths } from '../app/paths.ts';
import AccessoriesRoute from '../app/routes/accessories.tsx';
import AppsRoute from '../app/routes/apps.tsx';
import BancardCheckoutRoute from '../app/routes/bancardCheckout.tsx';
import CompleteSignupRoute from '../app/routes/completeSignup.tsx';
import CreditRoute from '../app/routes/credit.tsx';
import FailuresHelpRoute from '../app/routes/failuresHelp.tsx';
import FaqRoute from '../app/routes/faq.tsx';
import HomeRoute from '../app/routes/home.tsx';
import HowToWashRoute from '../app/routes/howToWash.tsx';
import SiteLayout from '../app/routes/layout.tsx';
import NotFoundRoute from '../app/routes/notFound.tsx';
import PagosWebCheckoutRoute from '../app/routes/pagoswebCheckout.tsx';
import PaymentResultRoute from '../app/routes/paymentResult.tsx';
import ProductRoute from '../app/routes/product.tsx';
import ReportFailureRoute from '../app/routes/reportFailure.tsx';
import ReportRoute from '../app/routes/report.tsx';
import ServicesRoute from '../app/routes/services.tsx';
import { createSiteStore } from '../app/store.ts';
import { memory } from '../test/site.ts';

export interface SitePageProps {
  /** Address of the page, with its query. */
  path: string;
  /** What the API answers. */
  answers?: readonly FakeAnswer[];
  /** What the device has kept, by its key. */
  kept?: Readonly<Record<string, string>>;
}

/** A storage that holds what the device has kept. */
function deviceWith(kept: Readonly<Record<string, string>>) {
  const device = memory();
  for (const [key, value] of Object.entries(kept)) device.setItem(key, value);
  return device;
}

const Site = createRoutesStub([
  {
    Component: SiteLayout,
    children: [
      { path: '/', Component: HomeRoute },
      { path: paths.services, Component: ServicesRoute },
      { path: '/products/*', Component: ProductRoute },
      { path: paths.faq, Component: FaqRoute },
      { path: paths.howToWash, Component: HowToWashRoute },
      { path: paths.failuresHelp, Component: FailuresHelpRoute },
      { path: paths.apps, Component: AppsRoute },
      { path: paths.reportFailure, Component: ReportFailureRoute },
      { path: paths.accessories, Component: AccessoriesRoute },
      { path: paths.credit, Component: CreditRoute },
      { path: paths.report, Component: ReportRoute },
      { path: paths.completeSignup, Component: CompleteSignupRoute },
      { path: paths.bancardCheckout, Component: BancardCheckoutRoute },
      { path: paths.pagoswebCheckout, Component: PagosWebCheckoutRoute },
      { path: paths.paymentResult, Component: PaymentResultRoute },
      { path: '*', Component: NotFoundRoute },
    ],
  },
]);

/** A page as the site shows it, with its store and sagas, and an API that answers from a list. */
export function SitePage({ path, answers = [], kept = {} }: SitePageProps) {
  const [store] = useState(() =>
    createSiteStore({
      session: memory(),
      device: deviceWith(kept),
      leave: () => undefined,
      navigate: () => undefined,
      captcha: { prepare: () => undefined, token: (action) => Promise.resolve(action) },
      fetch: fakeFetch(answers).fetch,
      origin: 'http://site.test',
    }),
  );
  return (
    <Provider store={store}>
      <Site initialEntries={[path]} />
      <Notifications />
    </Provider>
  );
}
