import { fakeFetch } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import { createContext, useContext, useState } from 'react';
import { createRoutesStub, matchPath, useParams } from 'react-router';
import { LaundromatPage } from '../app/features/laundromats/LaundromatPage.tsx';
import { LaundromatsPage } from '../app/features/laundromats/LaundromatsPage.tsx';
import { StickersPage } from '../app/features/laundromats/StickersPage.tsx';
import { islands } from '../app/islands/islands.ts';
import { IslandContext } from '../app/islands/IslandSlot.tsx';
import { EnvironmentContext } from '../app/islands/environment.ts';
import type { SiteEnvironment } from '../app/islands/environment.ts';
import { pages } from '../app/pages.ts';
import { pageOf, paths } from '../app/paths.ts';
import AccessoriesRoute from '../app/routes/accessories.tsx';
import AppsRoute from '../app/routes/apps.tsx';
import EmbeddedCheckoutRoute from '../app/routes/embeddedCheckout.tsx';
import CompleteSignupRoute from '../app/routes/completeSignup.tsx';
import CreditRoute from '../app/routes/credit.tsx';
import FailuresHelpRoute from '../app/routes/failuresHelp.tsx';
import FaqRoute from '../app/routes/faq.tsx';
import HomeRoute from '../app/routes/home.tsx';
import HowToWashRoute from '../app/routes/howToWash.tsx';
import SiteLayout from '../app/routes/layout.tsx';
import NotFoundRoute from '../app/routes/notFound.tsx';
import FormCheckoutRoute from '../app/routes/formCheckout.tsx';
import PaymentResultRoute from '../app/routes/paymentResult.tsx';
import PrivacyRoute from '../app/routes/privacy.tsx';
import ProductRoute from '../app/routes/product.tsx';
import ReportFailureRoute from '../app/routes/reportFailure.tsx';
import MyLaundryRoute from '../app/routes/myLaundry.tsx';
import ReportRoute from '../app/routes/report.tsx';
import ServicesRoute from '../app/routes/services.tsx';
import TermsRoute from '../app/routes/terms.tsx';
import { memory } from '../test/site.ts';
import { memoryAddress } from '../test/memoryAddress.ts';
import { laundromatAt, laundromats } from '../test/laundromats.ts';

export interface SitePageProps {
  /** The page's path and query. */
  path: string;
  /** The API's answers. */
  answers?: readonly FakeAnswer[];
  /** The values in the device's storage, by key. */
  stored?: Readonly<Record<string, string>>;
  /** The back end lists no laundromats (D69). */
  unlisted?: boolean;
}

const ListedContext = createContext(laundromats);

/** A storage with these values. */
function deviceWith(stored: Readonly<Record<string, string>>) {
  const device = memory();
  for (const [key, value] of Object.entries(stored)) device.setItem(key, value);
  return device;
}

const Site = createRoutesStub([
  {
    Component: SiteLayout,
    children: [
      { path: '/', Component: HomeRoute },
      { path: paths.services, Component: ServicesRoute },
      { path: '/products/*', Component: ProductRoute },
      {
        path: paths.laundromats,
        Component: () => <LaundromatsPage laundromats={useContext(ListedContext)} />,
      },
      { path: paths.laundromat, Component: () => <LaundromatPage laundromat={laundromatAt(useParams())} /> },
      { path: paths.stickers, Component: () => <StickersPage laundromat={laundromatAt(useParams())} /> },
      { path: paths.faq, Component: FaqRoute },
      { path: paths.howToWash, Component: HowToWashRoute },
      { path: paths.failuresHelp, Component: FailuresHelpRoute },
      { path: paths.apps, Component: AppsRoute },
      { path: paths.terms, Component: TermsRoute },
      { path: paths.privacy, Component: PrivacyRoute },
      { path: paths.reportFailure, Component: ReportFailureRoute },
      { path: paths.accessories, Component: AccessoriesRoute },
      { path: paths.credit, Component: CreditRoute },
      { path: paths.myLaundry, Component: MyLaundryRoute },
      { path: paths.report, Component: ReportRoute },
      { path: paths.completeSignup, Component: CompleteSignupRoute },
      { path: paths.embeddedCheckout, Component: EmbeddedCheckoutRoute },
      { path: paths.formCheckout, Component: FormCheckoutRoute },
      { path: paths.paymentResult, Component: PaymentResultRoute },
      { path: '*', Component: NotFoundRoute },
    ],
  },
]);

/** The island of the page at a path. */
function islandOf(path: string) {
  const page = pageOf(new URL(path, 'http://site.test').pathname);
  const known = pages.find((each) => matchPath(each.path, page));
  const Island = known?.island && islands[known.island];
  return Island && <Island />;
}

/** A page of the site with its island, and an API that answers from a list. */
export function SitePage({ path, answers = [], stored = {}, unlisted = false }: SitePageProps) {
  const [around] = useState<SiteEnvironment>(() => ({
    session: memory(),
    device: deviceWith(stored),
    leave: () => undefined,
    captcha: { prepare: () => undefined, token: (action) => Promise.resolve(action) },
    address: memoryAddress(path).address,
    fetch: fakeFetch(answers).fetch,
    origin: 'http://site.test',
  }));
  return (
    <EnvironmentContext value={around}>
      <IslandContext value={islandOf(path)}>
        <ListedContext value={unlisted ? [] : laundromats}>
          <Site initialEntries={[path]} />
        </ListedContext>
      </IslandContext>
    </EnvironmentContext>
  );
}
