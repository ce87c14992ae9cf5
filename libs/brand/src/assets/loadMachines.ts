import * as v from 'valibot';
import { exampleMachines } from './exampleMachines.ts';
import { readList, assetsError } from './readList.ts';

const positive = v.pipe(v.number(), v.gtValue(0));
const whole = v.pipe(positive, v.integer());
const text = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** A machine that the company sells and installs. */
const machine = v.strictObject({
  /** The product page that shows it. */
  product: v.picklist(['washer', 'dryer', 'titanC']),
  model: text,
  /** The mass of dry clothes, in kg. */
  capacityKg: positive,
  /** In mm. */
  size: v.strictObject({ width: whole, height: whole, depth: whole }),
  weightKg: v.exactOptional(positive),
  /** Their names on the machine's panel. */
  programmes: v.pipe(v.array(text), v.nonEmpty()),
  /** In revolutions a minute. */
  spinRpm: v.exactOptional(whole),
  /** In multiples of gravity. */
  extractionG: v.exactOptional(whole),
});

/** The schema of machines.json, the machines for comparison on product pages. */
export const machinesFile = v.pipe(
  v.array(machine),
  v.check(
    (machines) => new Set(machines.map(({ model }) => model)).size === machines.length,
    'each model once',
  ),
);

export type Machine = v.InferOutput<typeof machine>;

const LIST = 'machines.json';
const examples = new Set(exampleMachines.map((machine) => JSON.stringify(machine)));

/**
 * The machines for comparison on product pages: the brand's own. Without a list they are the examples in the
 * local run, and none in production.
 *
 * @throws SettingError naming what is wrong; in production examples are wrong as well (D63)
 */
export async function loadMachines(folder: string, inProduction: boolean): Promise<readonly Machine[]> {
  const given = folder === '' ? undefined : await readList(folder, LIST, machinesFile);
  if (given === undefined) return inProduction ? [] : exampleMachines;
  const example = given.find((machine) => examples.has(JSON.stringify(machine)));
  if (inProduction && example)
    throw assetsError(`${LIST}: ${example.model} must not be a machine of the local run`);
  return given;
}
