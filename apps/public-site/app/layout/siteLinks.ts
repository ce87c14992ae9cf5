import { CARD_MACHINES } from '@laundry/api-contract';
import * as texts from '@laundry/strings';
import type { NavEntry, NavLink } from '@laundry/ui-kit';
import { config } from '../config.ts';
import { paths, portalPaths, productNames, servicePartNames, servicesAt } from '../paths.ts';

type Named = Omit<NavLink, 'current'>;

/** The link to 'Mi lavandería'; none where the back end does not know the machines' state (D69). */
export const myLaundryLink = config.missingCalls.includes(CARD_MACHINES)
  ? undefined
  : { label: texts.myLaundry.pageTitle, to: paths.myLaundry };

const GROUPS: readonly { label: string; links: readonly Named[] }[] = [
  {
    label: texts.layout.groups.company,
    links: [
      { label: texts.work.pageTitle, to: paths.work },
      { label: texts.guidelines.pageTitle, to: paths.guidelines },
    ],
  },
  {
    label: texts.layout.groups.services,
    links: servicePartNames.map((part) => ({ label: texts.services[part].title, to: servicesAt(part) })),
  },
  {
    label: texts.layout.groups.products,
    links: [
      ...productNames.map((name) => ({ label: texts.products[name].name, to: paths[name] })),
      { label: texts.accessories.pageTitle, to: paths.accessories },
    ],
  },
  {
    label: texts.layout.groups.tools,
    links: [
      ...(myLaundryLink ? [myLaundryLink] : []),
      { label: texts.help.laundromats, to: paths.laundromats },
      { label: texts.howToWash.pageTitle, to: paths.howToWash },
      { label: texts.howToDry.pageTitle, to: paths.howToDry },
      { label: texts.faq.pageTitle, to: paths.faq },
      { label: texts.failuresHelp.pageTitle, to: paths.failuresHelp },
      { label: texts.report.pageTitle, to: paths.report },
      { label: texts.support.failure.pageTitle, to: paths.reportFailure },
      { label: texts.safetyWarnings.pageTitle, to: paths.safetyWarnings },
      { label: texts.apps.pageTitle, to: paths.apps },
    ],
  },
];

const ENTRIES: readonly Named[] = [
  { label: texts.layout.credit, to: paths.credit },
  { label: texts.support.contact.pageTitle, to: paths.contact },
];

/** The menu of header and footer. @param page the current page */
export function siteLinks(page: string): NavEntry[] {
  const marked = (link: Named): NavLink => ({ ...link, current: link.to === page });
  return [...GROUPS.map(({ label, links }) => ({ label, links: links.map(marked) })), ...ENTRIES.map(marked)];
}

/** The link to the portal. */
export const portalLink: NavLink = {
  label: texts.layout.administrations,
  to: `${config.origins.admin}${portalPaths[0]}`,
};
