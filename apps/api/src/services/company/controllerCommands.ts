import * as v from 'valibot';
import type { Executor } from '../../database/connect.ts';
import { Failure } from '../../shared/failure.ts';
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

/** The name that a controller sends in X-Controller. */
const name = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]{0,62}$/, 'small letters, digits and hyphens, 63 at most'),
);

const refusal = (message: string) => new Failure('ex_invalid_field', { message });

/** Narrows a result. @throws Failure with the message where it is undefined or false */
function required<T>(value: T | undefined | false, message: string): T {
  if (value === undefined || value === false) throw refusal(message);
  return value;
}

function requireSecret({ settings }: OperatorDependencies): void {
  if (settings.CONTROLLER_KEYS_SECRET === '')
    throw refusal('CONTROLLER_KEYS_SECRET is not set: without it no controller has keys');
}

interface ControllerAction {
  readonly id: string;
  readonly by: string;
  readonly reason: string;
  readonly name: string;
}

const audit =
  (verb: string, { name: subject, ...actor }: ControllerAction, changes: object = {}) =>
  (transaction: Executor, at: Date) =>
    recordCompanyAction(transaction, { ...actor, command: `controller ${verb}`, subject, changes, at });

/** Commands for the controllers in the buildings and their signing keys (D60). A key is shown only once. */
export const CONTROLLER_COMMANDS = {
  addController: command(
    v.object({ ...manualAction, name, building: v.string() }),
    async (deps, { building: reference, ...action }) => {
      requireSecret(deps);
      const building = required(
        await buildingByReference(deps.db, reference),
        `there is no building ${reference}`,
      );
      const record = audit('add', action, { building: reference });
      const key = await addController(deps, action.name, building, record);
      return { key: required(key, `there is a controller ${action.name} already`) };
    },
  ),
  rotateControllerKey: command(v.object({ ...manualAction, name }), async (deps, action) => {
    requireSecret(deps);
    const key = await rotateControllerKey(deps, action.name, audit('rotate', action));
    return { key: required(key, `there is no controller ${action.name}`) };
  }),
  revokeController: command(v.object({ ...manualAction, name }), async (deps, action) => {
    const revoked = await revokeController(deps, action.name, audit('revoke', action));
    required(revoked, `no key of a controller ${action.name} holds`);
    return {};
  }),
  reencryptControllerKeys: command(v.object(manualAction), async (deps, action) => {
    requireSecret(deps);
    return { count: await reencryptControllerKeys(deps, audit('reencrypt', { ...action, name: 'all' })) };
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
