import * as v from 'valibot';
import type { Executor } from '../../database/connect.ts';
import { Failure } from '../../failure.ts';
import { buildingByReference, listControllers } from '../../queries/machines/controllers.ts';
import { recordCompanyAction } from '../../queries/company/audit.ts';
import {
  addController,
  reencryptControllerKeys,
  revokeController,
  rotateControllerKey,
} from '../machines/controllers.ts';
import type { OperatorDependencies } from '../payments/operatorActions.ts';
import { command, manualAction } from './command.ts';

/** What a controller calls itself in X-Controller. */
const name = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]{0,62}$/, 'small letters, digits and hyphens, 63 at most'),
);

const refusal = (message: string) => new Failure('ex_invalid_field', { message });

/** @throws Failure in the words given, for what there is not */
function known<T>(value: T | undefined | false, otherwise: string): T {
  if (value === undefined || value === false) throw refusal(otherwise);
  return value;
}

function needSecret({ settings }: OperatorDependencies): void {
  if (settings.CONTROLLER_KEYS_SECRET === '')
    throw refusal('CONTROLLER_KEYS_SECRET is not set: without it no controller has keys');
}

interface Done {
  readonly id: string;
  readonly by: string;
  readonly reason: string;
  readonly name: string;
}

const audit =
  (what: string, { name: subject, ...actor }: Done, changes: object = {}) =>
  (transaction: Executor, at: Date) =>
    recordCompanyAction(transaction, { ...actor, command: `controller ${what}`, subject, changes, at });

/** Controllers of buildings and the keys that they sign with (D60). A key is told once. */
export const CONTROLLER_COMMANDS = {
  addController: command(
    v.object({ ...manualAction, name, building: v.string() }),
    async (company, { building: reference, ...done }) => {
      needSecret(company);
      const building = known(
        await buildingByReference(company.db, reference),
        `there is no building ${reference}`,
      );
      const record = audit('add', done, { building: reference });
      const key = await addController(company, done.name, building, record);
      return { key: known(key, `there is a controller ${done.name} already`) };
    },
  ),
  rotateControllerKey: command(v.object({ ...manualAction, name }), async (company, done) => {
    needSecret(company);
    const key = await rotateControllerKey(company, done.name, audit('rotate', done));
    return { key: known(key, `there is no controller ${done.name}`) };
  }),
  revokeController: command(v.object({ ...manualAction, name }), async (company, done) => {
    const revoked = await revokeController(company, done.name, audit('revoke', done));
    known(revoked, `no key of a controller ${done.name} holds`);
    return {};
  }),
  reencryptControllerKeys: command(v.object(manualAction), async (company, done) => {
    needSecret(company);
    return { count: await reencryptControllerKeys(company, audit('reencrypt', { ...done, name: 'all' })) };
  }),
  controllers: command(v.object({}), async ({ db, clock }) => {
    const found = await listControllers(db, clock());
    return found.map(({ last_reported_at, keys, ...controller }) => ({
      ...controller,
      keys: keys ?? 0,
      last_reported_at: last_reported_at?.toISOString() ?? null,
    }));
  }),
} as const;
