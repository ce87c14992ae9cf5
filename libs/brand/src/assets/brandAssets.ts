import { join, resolve } from 'node:path';
import { CHANNEL_NAMES } from '@laundry/api-contract';
import type { Plugin } from 'vite';
import { loadChannelMarks } from './channelMarks.ts';
import { loadMachines } from './loadMachines.ts';
import { loadPhotographs } from './photographs.ts';
import { PHOTOGRAPH_SLOTS } from './photographSlots.ts';
import type { RawSettings } from '../settings.ts';
import type { SiteConfig } from '../siteConfig.ts';
import { siteFiles } from '../siteFiles.ts';

/** The base of relative folders. */
const ROOT = join(import.meta.dirname, '../../../..');

/** Reads a brand's photographs, channel marks and machines. @throws SettingError naming what is wrong */
export async function loadBrandAssets({ SITE_BRAND_ASSETS: given = '', SITE_MODE }: RawSettings) {
  const folder = given && resolve(ROOT, given);
  return {
    photographs: await loadPhotographs(folder),
    marks: await loadChannelMarks(folder),
    machines: await loadMachines(folder, SITE_MODE === 'production'),
  };
}

export type { ChannelMark, ChannelMarks } from './channelMarks.ts';
export type { PhotographSlot, Photographs } from './photographSlots.ts';
export type BrandAssets = Awaited<ReturnType<typeof loadBrandAssets>>;

/** What pages need to know of photographs or marks, by their names. */
export const dataByName = <Data>(assets: readonly { readonly name: string; readonly data: Data }[]) =>
  Object.fromEntries(assets.map(({ name, data }) => [name, data]));

/** A Vite plugin that replaces the modules of `app` with these names by the settings and the brand's data. */
export function brandModules({ photographs, marks, machines }: BrandAssets, config: SiteConfig): Plugin {
  const modules = Object.entries({
    config,
    photographs: dataByName(photographs),
    channelMarks: dataByName(marks),
    machines,
  });
  return {
    name: 'brand-modules',
    transform(_code, id) {
      const found = modules.find(([name]) => id.endsWith(`/app/${name}.ts`));
      return found && { code: `export const ${found[0]} = ${JSON.stringify(found[1])};`, map: null };
    },
  };
}

/** A Vite plugin that adds the files of the brand's photographs and channel marks. */
export const brandAssetFiles = ({ photographs, marks }: BrandAssets): Plugin =>
  siteFiles('brand-assets', [
    ...photographs.flatMap(({ files }) => files),
    ...marks.flatMap(({ files }) => files),
  ]);

/** What is missing in a brand's folder: a line for each kind, with what visitors see instead. */
export function missingAssets({ photographs, marks, machines }: BrandAssets): readonly string[] {
  const places = Object.entries(PHOTOGRAPH_SLOTS)
    .filter(([slot]) => !photographs.some(({ name }) => name === slot))
    .map(([slot, pages]) => `${slot} (${pages})`);
  const channels = CHANNEL_NAMES.filter((channel) => !marks.some(({ name }) => name === channel));
  return [
    ...(places.length > 0 ? [`No photograph of ${places.join(', ')}: a drawing or nothing is there.`] : []),
    ...(channels.length > 0 ? [`No mark of ${channels.join(', ')}: a neutral drawing is there.`] : []),
    ...(machines.length === 0 ? ['No machines.json: no machines are compared.'] : []),
  ];
}
