import { randomUUID } from 'node:crypto';
import { expectThat } from '../ask.ts';
import { newResident } from '../suite/accounts.ts';
import { dayBefore } from '../suite/reports.ts';
import { check, known } from './sitesClient.ts';
import type { SitesCheck, SitesContext } from './sitesClient.ts';

/** The client with the administrator's session. */
const signedIn = ({ found }: SitesContext) => known(found.administrator, 'session');
const requireBuilding = ({ found }: SitesContext) => known(found.building, 'building');

const DAYS = 30;
const period = (context: SitesContext) => ({
  from: dayBefore(DAYS),
  to: dayBefore(0),
  building: requireBuilding(context),
});

const signIn = (context: SitesContext, emailAddress: string, password = context.options.password) =>
  context.visitor.signin({ emailAddress, password, recaptchaToken: context.options['login-captcha'] });

/** The resident with an e-mail in the building's list; undefined where it has none. */
async function listedResident(context: SitesContext, email: string) {
  const list = await signedIn(context).buildingUsers(requireBuilding(context));
  return list.find((one) => one.email === email);
}

/** Creates a resident. @returns the id in the list, because the creation's answer may lack it (D68) */
async function enterResident(context: SitesContext): Promise<string> {
  const resident = newResident();
  await signedIn(context).createBuildingUser(requireBuilding(context), resident, {
    idempotencyKey: randomUUID(),
  });
  const entered = await listedResident(context, resident.email);
  return known(entered, 'created resident in the list of users').id;
}

/** What the portal needs from a server, in an order in which each call finds what it needs. */
export const PORTAL_CHECKS: readonly SitesCheck[] = [
  check('signin', 'an administrator gets in', async (context) => {
    const { found, options } = context;
    const { token, account } = await signIn(context, options['own-email']);
    expectThat(account.user.role === 'BUILDING_ADM', `the role is ${account.user.role}, not BUILDING_ADM`);
    found.administrator = context.as(token);
    if (account.user.administration_id) found.administration = account.user.administration_id;
  }),
  check('signin', 'a wrong password is refused', (context) =>
    context.expectRefusal(signIn(context, context.options['own-email'], 'wrong')),
  ),
  check('colivingBuildings', 'the administration has a building', async (context) => {
    const [first] = await signedIn(context).colivingBuildings();
    context.found.building = known(first, 'building of the administrator').id;
  }),
  check(
    'colivingBuildings',
    'an unknown session is answered with 401',
    async ({ as, expectRefusal, lastStatus }) => {
      await expectRefusal(as(randomUUID()).colivingBuildings());
      const status = lastStatus();
      expectThat(status === 401, `answered ${status ?? 'nothing'}, which does not lead to the login (D2)`);
    },
  ),
  check('buildingUsers', 'the residents are listed', (context) => listedResident(context, '')),
  check('createBuildingUser', 'a created resident is in the list', (context) => enterResident(context)),
  check('resendConfirmation', 'a resident who has not confirmed is mailed again', async (context) =>
    signedIn(context).resendConfirmation(await enterResident(context)),
  ),
  check('deleteBuildingUser', 'a removed resident is no longer in the list', async (context) => {
    const id = await enterResident(context);
    await signedIn(context).deleteBuildingUser(requireBuilding(context), id);
    const left = await signedIn(context).buildingUsers(requireBuilding(context));
    expectThat(!left.some((one) => one.id === id), 'the resident is still in the list');
  }),
  ...([{}, { split: 'true' }] as const).map((query): SitesCheck => ({
    call: 'administrationBuildings',
    name: 'split' in query ? 'those that share the income' : 'the buildings are listed',
    run: async (context) => {
      const administration = known(context.found.administration, 'administration_id in the answer of signin');
      await signedIn(context).administrationBuildings(administration, query);
    },
  })),
  check('building', 'a building has machines and units', async (context) => {
    context.found.details = await signedIn(context).building(requireBuilding(context));
  }),
  check('reportUses', 'a first page of uses has 50 at most', async (context) => {
    const { records } = await signedIn(context).reportUses({ ...period(context), perPage: 50, page: 1 });
    expectThat(records.length <= 50, `perPage=50 was answered with ${records.length} uses`);
  }),
  check('reportUses', 'the filters leave what they say', async (context) => {
    const [machine] = known(context.found.details, 'building').machines;
    const { serial_number, id } = known(machine, 'machine of the building');
    const query = { ...period(context), perPage: 50, page: 1, machine: id };
    const { records } = await signedIn(context).reportUses(query);
    const others = records.filter((use) => use.machine.serial_number !== serial_number);
    expectThat(others.length === 0, `machine=${id} left ${others.length} uses of other machines`);
  }),
  check('reportTransactions', 'the transactions are listed', (context) =>
    signedIn(context).reportTransactions(period(context)),
  ),
  check('changePassword', 'a password is changed', async (context) => {
    const { 'own-email': email, password } = context.options;
    const { passwordChanged } = await signedIn(context).changePassword({
      emailAddress: email,
      newPassword: password,
    });
    expectThat(passwordChanged, 'passwordChanged is false');
  }),
];
