import { CARD_MACHINES } from '@laundry/api-contract';
import {
  accessories,
  help,
  layout,
  myLaundry,
  products,
  report,
  services,
  support,
  work,
} from '@laundry/strings';
import type { NavEntry, NavLink } from '@laundry/ui-kit';
import { config } from '../config.ts';
import { paths, portalPaths, productNames, servicePartNames, servicesAt } from '../paths.ts';

type Named = Omit<NavLink, 'current'>;

/** The link to 'Mi lavandería'; none where the back end does not know the machines' state (D69). */
export const myLaundryLink = config.missingCalls.includes(CARD_MACHINES)
  ? undefined
  : { label: myLaundry.pageTitle, to: paths.myLaundry };

const GROUPS: readonly { label: string; links: readonly Named[] }[] = [
  {
    label: layout.groups.company,
    links: [
      { label: work.pageTitle, to: paths.work },
      { label: help.guidelines, to: paths.guidelines },
    ],
  },
  {
    label: layout.groups.services,
    links: servicePartNames.map((part) => ({ label: services[part].title, to: servicesAt(part) })),
  },
  {
    label: layout.groups.products,
    links: [
      ...productNames.map((name) => ({ label: products[name].name, to: paths[name] })),
      { label: accessories.pageTitle, to: paths.accessories },
    ],
  },
  {
    label: layout.groups.tools,
    links: [
      ...(myLaundryLink ? [myLaundryLink] : []),
      { label: help.laundromats, to: paths.laundromats },
      { label: help.howToWash, to: paths.howToWash },
      { label: help.howToDry, to: paths.howToDry },
      { label: help.faq, to: paths.faq },
      { label: help.failuresHelp, to: paths.failuresHelp },
      { label: report.pageTitle, to: paths.report },
      { label: support.failure.pageTitle, to: paths.reportFailure },
      { label: help.safetyWarnings, to: paths.safetyWarnings },
      { label: help.apps, to: paths.apps },
    ],
  },
];

const ENTRIES: readonly Named[] = [
  { label: layout.credit, to: paths.credit },
  { label: support.contact.pageTitle, to: paths.contact },
];

/** The menu of header and footer. @param page the current page */
export function siteLinks(page: string): NavEntry[] {
  const marked = (link: Named): NavLink => ({ ...link, current: link.to === page });
  return [...GROUPS.map(({ label, links }) => ({ label, links: links.map(marked) })), ...ENTRIES.map(marked)];
}

/** The link to the portal. */
export const portalLink: NavLink = {
  label: layout.administrations,
  to: `${config.origins.admin}${portalPaths[0]}`,
};
