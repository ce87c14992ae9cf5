import { help, layout } from '@laundry/strings';
import type { NavEntry, NavLink } from '@laundry/ui-kit';
import { paths, portalPaths } from '../paths.ts';

type Named = Omit<NavLink, 'current'>;

const GROUPS: readonly { label: string; links: readonly Named[] }[] = [
  {
    label: layout.groups.tools,
    links: [
      { label: help.laundromats, to: paths.laundromats },
      { label: help.howToWash, to: paths.howToWash },
      { label: help.howToDry, to: paths.howToDry },
      { label: help.faq, to: paths.faq },
      { label: help.failuresHelp, to: paths.failuresHelp },
      { label: help.safetyWarnings, to: paths.safetyWarnings },
      { label: help.guidelines, to: paths.guidelines },
    ],
  },
];

const PLACES: readonly Named[] = [
  { label: layout.credit, to: paths.credit },
  { label: help.apps, to: paths.apps },
];

/** The menu of head and foot. @param page the page in sight */
export function siteLinks(page: string): NavEntry[] {
  const marked = (link: Named): NavLink => ({ ...link, current: link.to === page });
  return [...GROUPS.map(({ label, links }) => ({ label, links: links.map(marked) })), ...PLACES.map(marked)];
}

/** The way into the portal, for a few. */
export const portalLink = (adminOrigin: string): NavLink => ({
  label: layout.administrations,
  to: `${adminOrigin}${portalPaths[0]}`,
});
