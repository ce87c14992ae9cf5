import * as v from 'valibot';
import { randomUUID } from 'node:crypto';
import { centsOf } from '@laundry/strings/format';
import { uuid } from '../../shared/uuid.ts';
import type { OperatorDependencies } from '../payments/operatorActions.ts';

export const shortText = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(500));
/** Who runs a command and why. A command that is sent again with the same id has no further effect. */
export const manualAction = { id: v.optional(uuid, () => randomUUID()), by: shortText, reason: shortText };
/** Pesos in the input, converted to cents. */
export const amount = v.pipe(v.number(), v.transform(centsOf), v.number('pesos with at most two decimals'));

/** A command of the company: the schema of its input, and its implementation. */
export const command = <const Schema extends v.GenericSchema, Result>(
  input: Schema,
  run: (deps: OperatorDependencies, input: v.InferOutput<Schema>) => Promise<Result>,
) => ({ input, run });
