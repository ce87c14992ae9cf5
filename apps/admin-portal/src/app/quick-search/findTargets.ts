import { ALL_BUILDINGS } from '@laundry/api-contract';
import type { Building } from '@laundry/api-contract';
import { portal, quickSearch as texts } from '@laundry/strings';
import {
  daysOfMonth,
  formatCard,
  isCardCode,
  monthAfter,
  montevideoDay,
  normaliseText,
} from '@laundry/strings/format';
import { displayName } from '../../features/users/person.ts';
import { paths } from '../../shared/paths.ts';
import type { ListedResident } from './quickSearch.api.ts';

/** A place that the search leads to. */
export interface Target {
  readonly group: keyof typeof texts.groups;
  readonly label: string;
  readonly detail?: string;
  readonly to: string;
}

export interface Searched {
  readonly pages: readonly { readonly title: string; readonly path: string }[];
  readonly buildings: readonly Building[];
  /** The ids of those with residents to manage: not former ones (D81). */
  readonly managed: ReadonlySet<string>;
  readonly residents: readonly ListedResident[];
}

/** The maximum number of results of a kind; typing another letter finds the others. */
const SHOWN = 12;

const address = (path: string, query: Record<string, string>) =>
  `${path}?${new URLSearchParams(query).toString()}`;

/** From the first day of last month until today, because people ask about recent uses. */
function recentDays() {
  const to = montevideoDay(new Date());
  return { from: daysOfMonth(monthAfter(to, -1)).from, to };
}

function usesOfCard(text: string): Target[] {
  const code = text.replaceAll(/[\s.-]/g, '');
  if (!isCardCode(code)) return [];
  const query = { ...recentDays(), building: ALL_BUILDINGS, uuid: code };
  return [{ group: 'cards', label: texts.usesOfCard(formatCard(code)), to: address(paths.uses, query) }];
}

/** The pages of a building that the menu or the account's menu offers. */
const ofBuilding = ({ id, name }: Building, offered: ReadonlySet<string>, managed: boolean): Target[] =>
  [
    ...(managed ? [{ path: paths.users, detail: portal.menu.users, query: {} }] : []),
    { path: paths.uses, detail: portal.menu.uses, query: recentDays() },
    { path: paths.settlement, detail: portal.account.settlement, query: {} },
  ]
    .filter(({ path }) => offered.has(path))
    .map(({ path, detail, query }) => ({
      group: 'buildings',
      label: name,
      detail,
      to: address(path, { ...query, building: id }),
    }));

const ofResident = ({ building, user }: ListedResident): Target => ({
  group: 'residents',
  label: displayName(user),
  detail: [user.email, user.reference, building.name].filter(Boolean).join(' · '),
  to: address(paths.users, { building: building.id, email: user.email }),
});

/** The targets that contain every word of a text; for an empty text, only pages. */
export function findTargets(text: string, searched: Searched): Target[] {
  const { pages, buildings, managed, residents } = searched;
  const words = normaliseText(text).split(/\s+/).filter(Boolean);
  const offered = new Set(pages.map(({ path }) => path));
  const contains = ({ label, detail = '' }: Target) => {
    const known = normaliseText(`${label} ${detail}`);
    return words.every((word) => known.includes(word));
  };
  const found = (targets: readonly Target[]) => targets.filter(contains).slice(0, SHOWN);
  const ofPages = found(pages.map(({ title, path }) => ({ group: 'pages', label: title, to: path })));
  if (words.length === 0) return ofPages;
  return [
    ...usesOfCard(text),
    ...ofPages,
    ...found(buildings.flatMap((one) => ofBuilding(one, offered, managed.has(one.id)))),
    ...found(residents.map(ofResident)),
  ];
}
