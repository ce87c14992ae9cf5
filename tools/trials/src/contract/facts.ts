import type { AnswerOf, calls } from '@laundry/api-contract';
import { expectOutcome } from './ask.ts';
import type { Ask } from './ask.ts';
import type { ContractOptions } from './options.ts';

type Answers = { readonly [Name in keyof typeof calls]: AnswerOf<(typeof calls)[Name]> };

export async function signIn(ask: Ask, options: ContractOptions, email: string): Promise<Answers['signin']> {
  const body = { emailAddress: email, password: options.password, recaptchaToken: options['login-captcha'] };
  // The answer has been checked against the document, whose schema is that of its type.
  return expectOutcome(await ask('signin', { body }), '200').json as Answers['signin'];
}

const first = <T>(list: readonly T[], what: string): T => {
  const [found] = list;
  if (found === undefined) throw new Error(`the server has no ${what}`);
  return found;
};

/** Signs in and collects ids. @throws Error where the server lacks what the options name */
export async function gatherFacts(ask: Ask, options: ContractOptions) {
  const own = await signIn(ask, options, options['own-email']);
  const { token: otherToken } = await signIn(ask, options, options['other-email']);
  const { token: residentToken } = await signIn(ask, options, options['resident-email']);
  const { token } = own;
  const fetchBuildings = async (of: string) =>
    expectOutcome(await ask('colivingBuildings', { token: of }), '200').json as Answers['colivingBuildings'];
  const buildingId = first(await fetchBuildings(token), 'building of the administrator').id;
  const building = await ask('building', { token, parameters: { id: buildingId } });
  const { units, machines } = expectOutcome(building, '200').json as Answers['building'];
  const items = expectOutcome(await ask('brandingItems'), '200').json as Answers['brandingItems'];
  const listed = expectOutcome(await ask('laundromats'), '200').json as Answers['laundromats'];
  return {
    token,
    otherToken,
    residentToken,
    adminId: own.account.user.administration_id ?? '',
    buildingId,
    otherBuildingId: first(await fetchBuildings(otherToken), 'building of the other administrator').id,
    unitId: first(units, 'unit').id,
    machineId: first(machines, 'machine').id,
    itemId: first(items, 'accessory').id,
    slug: first(listed, 'laundromat that is listed').slug,
  };
}
/** Sessions and ids of a server, gathered by its own calls. */
export type Facts = Readonly<Awaited<ReturnType<typeof gatherFacts>>>;
