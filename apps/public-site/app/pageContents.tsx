import type { Laundromat } from '@laundry/api-contract';
import * as texts from '@laundry/strings';
import { PageShell } from '@laundry/ui-kit';
import { AnswerStyles, FlowStyles, PasswordStyles, TopUpStyles } from '@laundry/ui-kit/control-styles';
import { typefacePreload } from '@laundry/ui-kit/typeface-preload';
import type { ReactNode } from 'react';
import type { MetaDescriptor } from 'react-router';
import { config } from './config.ts';
import { ShopFront } from './features/accessories/ShopFront.tsx';
import { AppsPage } from './features/apps/AppsPage.tsx';
import { LegalPage } from './features/company/LegalPage.tsx';
import { WorkPage } from './features/company/WorkPage.tsx';
import { NotFoundPage, OfflinePage } from './features/errors/ErrorPages.tsx';
import { FailuresHelpPage } from './features/help/FailuresHelpPage.tsx';
import { faqJsonLd, FaqPage } from './features/help/FaqPage.tsx';
import { GuidelinesPage } from './features/help/GuidelinesPage.tsx';
import { HowToDryPage, HowToWashPage } from './features/help/HowToPages.tsx';
import { SafetyWarningsPage } from './features/help/SafetyWarningsPage.tsx';
import { HomePage } from './features/home/HomePage.tsx';
import { laundromatMeta } from './features/laundromats/laundromatMeta.ts';
import { LaundromatPage } from './features/laundromats/LaundromatPage.tsx';
import { LaundromatsPage } from './features/laundromats/LaundromatsPage.tsx';
import { StickersPage } from './features/laundromats/StickersPage.tsx';
import { productMeta } from './features/products/productMeta.ts';
import { ProductPage } from './features/products/ProductPage.tsx';
import { ServicesPage } from './features/services/ServicesPage.tsx';
import { ContactPage, ReportFailurePage } from './features/support/SupportPages.tsx';
import { IslandSlot } from './islands/IslandSlot.tsx';
import { businessJsonLd } from './layout/companyDetails.ts';
import { FormPage } from './layout/FormPage.tsx';
import { homeBreadcrumbs } from './layout/pageMeta.ts';
import type { PageMeta } from './layout/pageMeta.ts';
import { PortalRedirect } from './layout/PortalRedirect.tsx';
import { printOnlyStyles } from './layout/printOnly.tsx';
import { machines } from './machines.ts';
import { pageAt, slugAt } from './pages.ts';
import type { PageName } from './pages.ts';
import { withoutTrailingSlash } from './paths.ts';
import type { ProductName } from './paths.ts';

/** A page that search engines must not list. It has no metadata for them, only a title. */
interface HiddenPage {
  readonly title: string;
  readonly links?: readonly MetaDescriptor[];
}

/** A page's content and metadata. */
export type PageContent = (PageMeta | HiddenPage) & { readonly body: ReactNode };

/** The parameters of contents that depend on the page's address or on the laundromats. */
interface Shown {
  /** The page's address, without a trailing slash. */
  readonly path: string;
  readonly laundromats: readonly Laundromat[];
}

type Facts = NonNullable<PageMeta['facts']>[number];
type Described = Readonly<Record<'pageTitle' | 'description', string>>;

const single = ({ pageTitle, description }: Described, body: ReactNode): PageContent => ({
  title: pageTitle,
  description,
  body,
});

/** A page with breadcrumbs. @param facts its schema.org data */
const below = (described: Described, body: ReactNode, ...facts: Facts[]): PageContent => ({
  ...single(described, body),
  breadcrumbs: homeBreadcrumbs,
  facts,
});

const ofProduct = (product: ProductName): PageContent => ({
  ...productMeta(product),
  body: <ProductPage product={product} machines={machines} />,
});

/** The laundromat of a page, by the slug in its address. */
function findLaundromat({ path, laundromats }: Shown): Laundromat {
  const found = laundromats.find(({ slug }) => slug === slugAt(path));
  if (!found) throw new Error(`No laundromat has the page ${path}`);
  return found;
}

const CONTENTS: Readonly<Record<PageName, PageContent | ((shown: Shown) => PageContent)>> = {
  home: {
    title: texts.home.pageTitle,
    description: texts.home.lead,
    facts: [businessJsonLd],
    body: <HomePage />,
  },
  credit: {
    title: texts.credit.pageTitle,
    description: texts.credit.card.lead,
    body: (
      <PageShell width="form">
        <FlowStyles />
        <TopUpStyles />
        <IslandSlot />
      </PageShell>
    ),
  },
  work: below(texts.work, <WorkPage />, businessJsonLd),
  services: below(texts.services, <ServicesPage />),
  washer: ofProduct('washer'),
  dryer: ofProduct('dryer'),
  titanC: ofProduct('titanC'),
  parts: ofProduct('parts'),
  dispensers: ofProduct('dispensers'),
  ozoneProducts: ofProduct('ozoneProducts'),
  accessories: below(texts.accessories, <ShopFront />),
  laundromats: ({ laundromats }) => below(texts.laundromats, <LaundromatsPage laundromats={laundromats} />),
  laundromat: (shown) => {
    const laundromat = findLaundromat(shown);
    return { ...laundromatMeta(laundromat), body: <LaundromatPage laundromat={laundromat} /> };
  },
  stickers: (shown) => {
    const laundromat = findLaundromat(shown);
    const title = texts.laundromats.stickers.pageTitle(laundromat.name);
    return { title, body: <StickersPage laundromat={laundromat} /> };
  },
  howToWash: below(texts.howToWash, <HowToWashPage />),
  howToDry: below(texts.howToDry, <HowToDryPage />),
  faq: below(texts.faq, <FaqPage />, faqJsonLd),
  failuresHelp: below(texts.failuresHelp, <FailuresHelpPage />),
  safetyWarnings: below(texts.safetyWarnings, <SafetyWarningsPage />),
  guidelines: below(texts.guidelines, <GuidelinesPage />),
  apps: below(texts.apps, <AppsPage />),
  terms: below(texts.terms, <LegalPage texts={texts.terms} />),
  privacy: below(texts.privacy, <LegalPage texts={texts.privacy} />),
  contact: single(texts.support.contact, <ContactPage />),
  report: single(
    texts.report,
    <FormPage
      texts={texts.report}
      styles={
        <>
          <AnswerStyles />
          {printOnlyStyles}
        </>
      }
    />,
  ),
  myLaundry: single(texts.myLaundry, <FormPage texts={texts.myLaundry} styles={<AnswerStyles />} />),
  reportFailure: single(texts.support.failure, <ReportFailurePage />),
  completeSignup: {
    title: texts.completeSignup.title,
    // The address contains the invitation's token, which no request's referrer may reveal.
    links: [{ tagName: 'link', ...typefacePreload }],
    body: <FormPage texts={texts.completeSignup} styles={<PasswordStyles />} />,
  },
  embeddedCheckout: { title: texts.checkout.embedded.title, body: <IslandSlot /> },
  paymentResult: { title: texts.paymentResult.pageTitle, body: <IslandSlot /> },
  formCheckout: { title: texts.checkout.form.pageTitle, body: <IslandSlot /> },
  offline: { title: texts.offline.pageTitle, body: <OfflinePage /> },
  notFound: { title: texts.checkout.notFound.title, body: <NotFoundPage /> },
  portal: ({ path }) => ({ title: texts.checkout.portal.title, body: <PortalRedirect path={path} /> }),
};

/**
 * The content of the page at an address. A page whose call the back end lacks is not found (D69): it is not
 * built, but development renders any page that is asked for.
 */
export function contentAt(pathname: string, laundromats: readonly Laundromat[]): PageContent {
  const { name, call = '' } = pageAt(pathname);
  const content = CONTENTS[config.missingCalls.includes(call) ? 'notFound' : name];
  return typeof content === 'function'
    ? content({ path: withoutTrailingSlash(pathname), laundromats })
    : content;
}
