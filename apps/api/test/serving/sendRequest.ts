import { randomUUID } from 'node:crypto';
import { stringify } from 'node:querystring';
import { DOCUMENTED, openApiDocument } from '@laundry/api-contract/openapi';
import type { DocumentedName } from '@laundry/api-contract/openapi';
import type { Call } from '@laundry/api-contract';
import { IDS, OWN_EMAIL, PASSWORD, SLUG } from '../support/demoData.ts';
import type { Answered, TestApp } from '../support/testApp.ts';
import { bearer } from '../support/testApp.ts';

/** A call's request, always for data of the administration that the caller `own` belongs to. */
export interface RequestParts {
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly body?: object;
}

/** The data that requests refer to. */
export interface AccessFixture {
  /** A payment of the plain building's card. */
  readonly payment: string;
  /** Creates another resident of the plain building. @returns its id */
  readonly createResident: () => Promise<string>;
  /** Invites another administrator. @returns the invitation's id */
  readonly inviteAdministrator: () => Promise<string>;
}

type Values = Readonly<Record<string, unknown>>;

/** Values that replace those of the examples, by the names of fields. */
const OWN: Values = {
  adminId: IDS.administration,
  branding_item_id: IDS.bag,
  building: IDS.plain,
  id: IDS.plain,
  newPassword: PASSWORD,
  slug: SLUG,
};

const newEmail = () => `${randomUUID()}@demo.example`;
let readers = 0;
/** Two e-mails in turn: a card's report goes to at most five a day, and five times an hour to each. */
const reader = () => `reader-${(readers += 1) % 2}@demo.example`;

/** The values that replace those of single calls' examples. */
const OWN_OF_CALLS: Readonly<
  Partial<Record<DocumentedName, (fixture: AccessFixture) => Values | Promise<Values>>>
> = {
  signin: () => ({ emailAddress: OWN_EMAIL }),
  changePassword: () => ({ emailAddress: OWN_EMAIL }),
  forgotPassword: () => ({ emailAddress: newEmail() }),
  transactionStatus: ({ payment: id }) => ({ id }),
  internalTransaction: ({ payment: id }) => ({ id }),
  sendReportByUid: () => ({ email: reader() }),
  createBuildingUser: () => ({ email: newEmail() }),
  deleteBuildingUser: async ({ createResident }) => ({ userId: await createResident() }),
  resendConfirmation: async ({ createResident }) => ({ id: await createResident() }),
  inviteAdministrator: () => ({ email: newEmail() }),
  removeAdministrator: async ({ inviteAdministrator }) => ({ id: await inviteAdministrator() }),
  resendAdministratorInvitation: async ({ inviteAdministrator }) => ({ id: await inviteAdministrator() }),
};

/** The parts of an operation in the OpenAPI document that are read. */
interface Operation {
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly example: string;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example: object }>> };
}
const { paths } = openApiDocument('API', String);

/** The document's example of a call, with data that exists and without optional parameters. */
export async function createRequest(name: DocumentedName, fixture: AccessFixture): Promise<RequestParts> {
  const { path, method } = DOCUMENTED[name];
  const { parameters, requestBody } = paths[path]?.[method.toLowerCase()] as unknown as Operation;
  const own = { ...OWN, ...(await OWN_OF_CALLS[name]?.(fixture)) };
  const owned = <T extends object>(example: T): T =>
    Object.fromEntries(
      Object.entries(example).map(([field, value]: [string, unknown]) => [field, own[field] ?? value]),
    ) as T;
  const parametersIn = (place: string) =>
    owned(
      Object.fromEntries(
        parameters
          .filter((each) => each.in === place && each.required)
          .map((each) => [each.name, each.example]),
      ),
    );
  const [content] = Object.values(requestBody?.content ?? {});
  return {
    parameters: parametersIn('path'),
    query: parametersIn('query'),
    ...(content && { body: owned(content.example) }),
  };
}

/** Another machine's address, because /internal needs no token on the API's own machine. */
const FROM_ELSEWHERE = '10.0.0.7';

/** Sends a call of the contract with a token. */
export function send(
  app: TestApp,
  name: DocumentedName,
  { parameters, query, body }: RequestParts,
  token: string | undefined,
): Promise<Answered> {
  const { method, path, bodyMedia }: Call = DOCUMENTED[name];
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, key: string) => parameters[key] ?? '');
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return app.call({
    method,
    url: `${filled}?${stringify(Object.fromEntries(given))}`,
    remoteAddress: FROM_ELSEWHERE,
    headers: { ...bearer(token), ...(bodyMedia && { 'content-type': bodyMedia }) },
    ...(body && { payload: bodyMedia ? stringify({ ...body }) : body }),
  });
}
