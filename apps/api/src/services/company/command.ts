import { randomUUID } from 'node:crypto';
import { toCents } from '@laundry/strings/format';
import * as v from 'valibot';
import type { Executor } from '../../database/connect.ts';
import { recordCompanyAction } from '../../queries/company/audit.ts';
import type { NewCompanyAction } from '../../queries/company/audit.ts';
import { Failure } from '../../shared/failure.ts';
import { uuid } from '../../shared/uuid.ts';
import type { CoreDependencies } from '../dependencies.ts';

// PostgreSQL cannot store them, and a command's JSON may have escaped ones.
const noNulls = v.regex(/^[^\0]*$/, 'without null characters');
export const shortText = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(500), noNulls);
/** Who runs a command and why. A command that is sent again with the same id has no further effect. */
export const manualAction = { id: v.optional(uuid, () => randomUUID()), by: shortText, reason: shortText };
/** Pesos in the input, converted to cents. */
export const amount = v.pipe(v.number(), v.transform(toCents), v.number('pesos with at most two decimals'));

/** A command of the company: the schema of its input, and its implementation. */
export const command = <const Schema extends v.GenericSchema, Result>(
  input: Schema,
  run: (deps: CoreDependencies, input: v.InferOutput<Schema>) => Promise<Result>,
) => ({ input, run });

/** Changes something in one transaction with its entry in the audit trail. */
export const changeRecorded = <Result>(
  { db, clock }: Pick<CoreDependencies, 'db' | 'clock'>,
  action: Omit<NewCompanyAction, 'at' | 'changes'> & { readonly changes?: object },
  change: (transaction: Executor, at: Date) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (transaction) => {
    const at = clock();
    const result = await change(transaction, at);
    await recordCompanyAction(transaction, { changes: {}, ...action, at });
    return result;
  });

/** What a command's input names. @throws Failure ex_not_found, with the message for the person who runs it */
export function requireNamed<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Failure('ex_not_found', { message: `there is no ${what}` });
  return found;
}

/** The failure of a command, with the message for the person who runs it. */
export const refusal = (message: string) => new Failure('ex_invalid_field', { message });
