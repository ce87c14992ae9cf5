import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CHANNEL_NAMES } from '@laundry/api-contract';
import type { ChannelName } from '@laundry/api-contract';
import sharp from 'sharp';
import { assetsError } from './readList.ts';

/** The largest mark in bytes, because step 2 of a top-up loads them all. */
const MAX_BYTES = 20_000;
/** What a mark must not contain, because it would run code or load something from elsewhere. */
const ACTIVE = /<(?:script|foreignObject|iframe)\b|\son\w+\s*=|href\s*=\s*["'](?!#|data:image\/)/i;

/** The mark of a payment channel, as its contract gives it to the company. */
export interface ChannelMark {
  /** Its URL on the site. */
  readonly src: string;
  /** Its shape, in any unit. */
  readonly width: number;
  readonly height: number;
}

/** The company's marks of payment channels; a channel without one has a neutral drawing. */
export type ChannelMarks = Readonly<Partial<Record<ChannelName, ChannelMark>>>;

async function loadMark(folder: string, name: ChannelName) {
  const original = `${name}.svg`;
  const text = await readFile(join(folder, original), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  if (Buffer.byteLength(text) > MAX_BYTES)
    throw assetsError(`${original} must have at most ${MAX_BYTES} bytes`);
  const { format, width, height } = await sharp(Buffer.from(text))
    .metadata()
    .catch(() => ({ format: undefined, width: 0, height: 0 }));
  if (format !== 'svg') throw assetsError(`${original} must be an SVG`);
  if (ACTIVE.test(text)) throw assetsError(`${original} must have no scripts and load nothing`);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const file = `channels/${name.toLowerCase()}-${hash}.svg`;
  return {
    name,
    data: { src: `/${file}`, width, height } satisfies ChannelMark,
    files: [{ file, type: 'image/svg+xml', content: () => text }],
  };
}

/**
 * Reads the marks of payment channels in a brand's folder, which are files with the channel's name, such as
 * `Bancard.svg`.
 *
 * @throws SettingError naming the file that is wrong
 */
export async function loadChannelMarks(folder: string) {
  if (folder === '') return [];
  const loaded = await Promise.all(CHANNEL_NAMES.map((channel) => loadMark(folder, channel)));
  return loaded.filter((mark) => mark !== undefined);
}
