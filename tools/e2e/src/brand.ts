import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { brandFolder } from './stacks.ts';

/** A photograph that journeys recognise: its description, and the point that must stay visible. */
export const photograph = { alt: 'Vecinos en la lavandería del edificio', focus: [20, 80] } as const;

/** The photograph of the people who work in a laundry. */
export const team = 'El equipo, en una lavandería';

/** A logo that no real channel has. */
const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><rect width="90" height="30" rx="6" fill="#0B7A4B"/></svg>`;

/** Makes a brand's folder with photographs of some places and the mark of one channel, RedPagos. */
export async function makeBrand(): Promise<void> {
  await mkdir(brandFolder, { recursive: true });
  const width = 1600;
  const height = 1200;
  await sharp({ create: { width, height, channels: 3, background: '#3C9BCE' } })
    .jpeg()
    .toFile(join(brandFolder, 'patio.jpg'));
  const file = 'patio.jpg';
  const list = {
    home: { file, ...photograph },
    machines: { file, alt: 'Máquinas' },
    team: { file, alt: team },
  };
  await writeFile(join(brandFolder, 'photographs.json'), JSON.stringify(list));
  await writeFile(join(brandFolder, 'RedPagos.svg'), MARK);
}
