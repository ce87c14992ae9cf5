import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { brandFolder } from './stacks.ts';

/** A photograph that journeys recognise: its description, and the point that must stay visible. */
export const photograph = { alt: 'Vecinos en la lavandería del edificio', focus: [20, 80] } as const;

/** Makes a brand's folder with one photograph, for the home page. */
export async function makeBrand(): Promise<void> {
  await mkdir(brandFolder, { recursive: true });
  const width = 1600;
  const height = 1200;
  await sharp({ create: { width, height, channels: 3, background: '#3C9BCE' } })
    .jpeg()
    .toFile(join(brandFolder, 'patio.jpg'));
  const list = { home: { file: 'patio.jpg', ...photograph } };
  await writeFile(join(brandFolder, 'photographs.json'), JSON.stringify(list));
}
