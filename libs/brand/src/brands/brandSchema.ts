import * as v from 'valibot';
import { LOGO_ROLES } from './brand.ts';
import type { Brand } from './brand.ts';

const colour = v.pipe(v.string(), v.regex(/^#[0-9A-F]{6}$/, 'a colour as #RRGGBB'));
const ramp = <const Steps extends readonly string[]>(...steps: Steps) =>
  v.strictObject(v.entriesFromList(steps, colour));
const tone = v.strictObject({ main: colour, tint: colour, deep: colour, on: colour });
const tones = v.strictObject({ error: tone, warning: tone, success: tone, info: tone });

const fill = v.picklist(LOGO_ROLES);
const shape = v.variant('shape', [
  v.strictObject({ shape: v.literal('circle'), cx: v.number(), cy: v.number(), r: v.number(), fill }),
  v.strictObject({
    shape: v.literal('rect'),
    x: v.number(),
    y: v.number(),
    width: v.number(),
    height: v.number(),
    rx: v.number(),
    fill,
  }),
  v.strictObject({ shape: v.literal('path'), d: v.pipe(v.string(), v.regex(/^[\d\s,.a-zA-Z-]+$/)), fill }),
]);

/** The required content of a brand; all brands are tested against it. */
export const brandSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z]+$/)),
  productName: v.pipe(v.string(), v.nonEmpty()),
  colours: v.strictObject({
    primary: ramp('50', '100', '200', '300', '400', '500', '600', '700', '800', '900', '950'),
    secondary: ramp('50', '100', '200', '300', '500', '800', '900'),
    accent: ramp('100', '200', '300', '400', '600', '800', '900'),
    neutral: ramp(
      '0',
      '50',
      '100',
      '200',
      '300',
      '400',
      '450',
      '500',
      '600',
      '700',
      '800',
      '850',
      '900',
      '950',
    ),
    status: v.strictObject({ light: tones, dark: tones }),
  }),
  logo: v.strictObject({
    viewBox: v.pipe(v.number(), v.minValue(1)),
    ground: v.strictObject({ fill, radius: v.number() }),
    shapes: v.pipe(v.array(shape), v.minLength(1)),
    wordmark: v.strictObject({
      weight: v.pipe(v.number(), v.minValue(100), v.maxValue(900)),
      tracking: v.number(),
    }),
  }),
}) satisfies v.GenericSchema<unknown, Brand>;
