import { CHECKOUT_PAGES } from '@laundry/payment-channels/client';

/** All paths of the public site. */
export const paths = {
  home: '/',
  credit: '/credit',
  work: '/work',
  services: '/services',
  titanC: '/products/titan-c',
  washer: '/products/washer',
  dryer: '/products/dryer',
  parts: '/products/parts',
  dispensers: '/products/dispensers',
  ozoneProducts: '/products/ozone-products',
  accessories: '/accessories',
  laundromats: '/tools/laundromats',
  laundromat: '/tools/laundromats/:slug',
  stickers: '/tools/laundromats/:slug/stickers',
  howToWash: '/tools/how-to-wash',
  howToDry: '/tools/how-to-dry',
  faq: '/tools/faq',
  failuresHelp: '/tools/failures-help',
  safetyWarnings: '/tools/safety-warnings',
  guidelines: '/guidelines',
  apps: '/apps',
  terms: '/terms',
  privacy: '/privacy',
  contact: '/contact',
  report: '/report',
  myLaundry: '/my-laundry',
  reportFailure: '/report-failure',
  completeSignup: '/complete-signup',
  embeddedCheckout: CHECKOUT_PAGES.embedded,
  paymentResult: `${CHECKOUT_PAGES.result}/:id`,
  formCheckout: CHECKOUT_PAGES.form,
  offline: '/offline',
  notFound: '/404',
} as const;

export type PathName = keyof typeof paths;

/** The anchors of the services page. */
export const serviceParts = {
  laundries: 'lavanderias',
  installation: 'instalacion',
  sale: 'venta',
  visit: 'visita-tecnica',
} as const;

/** The parts of the services page, in order. */
export const servicePartNames = ['laundries', 'installation', 'sale', 'visit'] as const;

/** The services page, at one of its parts. */
export const servicesAt = (part: keyof typeof serviceParts): string =>
  `${paths.services}#${serviceParts[part]}`;

/** The products, in the order of lists. */
export const productNames = ['washer', 'dryer', 'titanC', 'parts', 'dispensers', 'ozoneProducts'] as const;

export type ProductName = (typeof productNames)[number];

/** Paths of the portal, which redirect to its own origin (D1). */
export const portalPaths = [
  '/dashboard/login',
  '/dashboard/forgot-password',
  '/dashboard/reset-password',
  '/dashboard-admin',
  '/dashboard-users',
  '/dashboard-uses',
  '/dashboard-transactions',
  '/dashboard-settlement',
  '/dashboard-administrators',
  '/dashboard-activity',
  '/configuration',
] as const;

/** A page's path as in these tables, without the final slash that prerendering and some links add. */
export const withoutTrailingSlash = (pathname: string): string => pathname.replace(/(?<=.)\/+$/, '');

/** The page of a laundromat. */
export const laundromatUrl = (slug: string): string => paths.laundromat.replace(':slug', slug);

/** The page with a laundromat's stickers, for printing. */
export const stickersUrl = (slug: string): string => paths.stickers.replace(':slug', slug);

/** The failure report, prefilled with a building and, if known, the machine (D41). */
export const reportFailureUrl = (building: string, machine?: string): string =>
  `${paths.reportFailure}?building=${encodeURIComponent(building)}${machine === undefined ? '' : `&machine=${encodeURIComponent(machine)}`}`;

/** The failure report of a machine of a card's building, which the company knows by the card. */
export const machineFailureUrl = (machine: string, card: string): string =>
  `${paths.reportFailure}?machine=${encodeURIComponent(machine)}&card=${encodeURIComponent(card)}`;

/** The credit page of a card. */
export const creditUrl = (card: string): string => `${paths.credit}?card=${encodeURIComponent(card)}`;

/** The query parameters of the shop's address: the item, and the payment step. */
export const SHOP_QUERY = { item: 'item', step: 'paso', paying: 'pago' } as const;

/** The payment step of an item's purchase. */
export const purchaseUrl = (itemId: string): string =>
  `${paths.accessories}?${new URLSearchParams({ [SHOP_QUERY.item]: itemId, [SHOP_QUERY.step]: SHOP_QUERY.paying }).toString()}`;

/** Help with the machines of a building; its link to the failure report includes the building. */
export const failuresHelpUrl = (building: string): string =>
  `${paths.failuresHelp}?building=${encodeURIComponent(building)}`;

/** The fields that an address, such as that of a sticker, may prefill (D41). */
export const ADDRESSED_FIELDS = ['building', 'machine', 'card'] as const;

/** The card in an address, `?card=`: digits only, eight at most, empty without one. */
export const cardInAddress = ({ searchParams }: URL): string =>
  (searchParams.get('card') ?? '').replace(/\D/g, '').slice(0, 8);

/** The longest text that a field takes from an address, in characters. */
const MAX = 200;

/** The value in an address for a field of the same name; empty without one. */
export const valueInAddress = (url: URL, name: string): string =>
  name === 'card' ? cardInAddress(url) : (url.searchParams.get(name) ?? '').slice(0, MAX);
