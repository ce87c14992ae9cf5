import * as v from 'valibot';

const positive = v.pipe(v.number(), v.gtValue(0));
const whole = v.pipe(positive, v.integer());
const text = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** A machine as the company sells and installs it. */
const machine = v.strictObject({
  /** The page that it stands on. */
  product: v.picklist(['washer', 'dryer', 'titanC']),
  model: text,
  /** Dry clothes in kg. */
  capacityKg: positive,
  /** In mm. */
  size: v.strictObject({ width: whole, height: whole, depth: whole }),
  weightKg: v.exactOptional(positive),
  /** As the machine's panel names them. */
  programmes: v.pipe(v.array(text), v.nonEmpty()),
  /** In revolutions a minute. */
  spinRpm: v.exactOptional(whole),
  /** In multiples of gravity. */
  extractionG: v.exactOptional(whole),
});

/** machines.json: what product pages compare. */
export const machinesFile = v.pipe(
  v.array(machine),
  v.check(
    (machines) => new Set(machines.map(({ model }) => model)).size === machines.length,
    'each model once',
  ),
);

export type Machine = v.InferOutput<typeof machine>;
