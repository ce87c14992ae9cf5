import type { Call } from './call.ts';
import type { CallDescription, Descriptions } from './document/describe.ts';
import type { ErrorCode } from './error.ts';
import { successStatus } from './call.ts';
import { calls } from './calls.ts';
import type { CallName } from './calls.ts';
import { accountsDocs } from './calls/accounts.doc.ts';
import { administratorsDocs } from './calls/administrators.doc.ts';
import { brandingItemsDocs } from './calls/brandingItems.doc.ts';
import { buildingsDocs } from './calls/buildings.doc.ts';
import { buildingUsersDocs } from './calls/buildingUsers.doc.ts';
import { cardDocs } from './calls/card.doc.ts';
import { laundromatsDocs } from './calls/laundromats.doc.ts';
import { paymentsDocs } from './calls/payments.doc.ts';
import { reportTransactionsDocs } from './calls/reportTransactions.ts';
import { reportUsesDocs } from './calls/reportUses.ts';
import { settlementDocs } from './calls/settlement.doc.ts';
import { visitorsDocs } from './calls/visitors.doc.ts';
import {
  HEADERS,
  envelopeSchema,
  errorResponses,
  describeHeaders,
  successHeaders,
} from './document/responses.ts';
import type { FindMessage } from './document/responses.ts';
import { makeExample } from './document/examples.ts';
import { describe, describeSchema } from './document/schemas.ts';
import type { JsonObject } from './document/schemas.ts';
import { operations } from './operations.ts';
import type { OperationName } from './operations.ts';

/** The error codes of the kinds of calls (D28): a call has those of every matching row. */
const KINDS: readonly (readonly [(call: Call) => boolean, readonly ErrorCode[]])[] = [
  [() => true, ['ex_bad_request', 'ex_internal', 'ex_unavailable']],
  [({ access }) => access !== 'provider', ['ex_too_many_requests']],
  [({ method }) => method !== 'GET', ['ex_request_timeout', 'ex_too_large', 'ex_unsupported_media']],
  // Messages of providers, also by a browser's return (303), have no fields that are checked as ours are.
  [
    ({ query, body, access, success }) =>
      access !== 'provider' && success !== 303 && (query ?? body) !== undefined,
    ['ex_missing_parameters', 'ex_invalid_field'],
  ],
  [({ idempotent }) => idempotent === true, ['ex_invalid_field', 'ex_idempotency_conflict']],
  [({ access }) => access === 'administrator', ['ex_unauthorized', 'ex_forbidden']],
  // The requested record may belong to another administration.
  [
    ({ access, path, query }) => access === 'administrator' && (path.includes('{') || query !== undefined),
    ['ex_not_found'],
  ],
  [({ access }) => access === 'controller', ['ex_unauthorized', 'ex_not_found']],
  // Answered exactly like a path that does not exist.
  [({ access }) => access === 'operator', ['ex_not_found']],
];

/** All distinct codes that a call may answer: those of its kind, and of its own rules. */
export function possibleErrors(call: Call, { errors = [] }: Pick<CallDescription, 'errors'>): ErrorCode[] {
  const ofKind = KINDS.flatMap(([matches, codes]) => (matches(call) ? codes : []));
  return [...new Set([...ofKind, ...errors])];
}

export type { JsonObject } from './document/schemas.ts';
export { operations } from './operations.ts';

/** Everything that is documented, by its `operationId`. */
export const DOCUMENTED = { ...calls, ...operations } as const satisfies Record<string, Call>;
export type DocumentedName = CallName | OperationName;

/** The document's description of each call; a call without one does not compile. */
const OF_CALLS: Readonly<Record<CallName, CallDescription>> = {
  ...accountsDocs,
  ...administratorsDocs,
  ...brandingItemsDocs,
  ...buildingsDocs,
  ...buildingUsersDocs,
  ...cardDocs,
  ...laundromatsDocs,
  ...paymentsDocs,
  ...reportTransactionsDocs(),
  ...reportUsesDocs(),
  ...settlementDocs,
  ...visitorsDocs,
};

const OF_OPERATIONS = Object.fromEntries(
  Object.entries(operations).map(([name, { doc }]) => [name, doc]),
) as Readonly<Record<OperationName, CallDescription>>;

/** The document's description of each call and operation. */
export const DESCRIPTIONS = { ...OF_CALLS, ...OF_OPERATIONS };

const TAGS: Readonly<Record<Call['access'], string>> = {
  visitor: 'Public calls: no token is required, and any token is ignored (D32).',
  session: 'Calls on a session of any role.',
  administrator:
    'Calls of building administrators: a session of role BUILDING_ADM is required (spec §6, §7).',
  provider: 'Notifications of payment providers, signed according to their protocols.',
  controller:
    "Calls of the buildings' controllers, signed with the controller's key; not available on the sites' hosts (D60).",
  operator:
    "Calls of operators, from the API's own host or with the internal token; not available on the sites' hosts.",
};

/** Any of the alternatives authorises a call; an empty one means without a token. */
const SECURITY: Readonly<Record<Call['access'], readonly JsonObject[]>> = {
  visitor: [{}, { publicToken: [] }],
  session: [{ session: [] }, {}],
  administrator: [{ session: [] }],
  provider: [{}],
  controller: [{ controller: [], controllerTimestamp: [], controllerSignature: [] }],
  operator: [{}, { operator: [] }],
};

const SECURITY_SCHEMES = {
  session: {
    type: 'http',
    scheme: 'bearer',
    description: 'Session token, returned by `signin`.',
  },
  publicToken: {
    type: 'http',
    scheme: 'bearer',
    description: "The site's public token. It identifies the site and gives no access (D6).",
  },
  controller: { type: 'apiKey', in: 'header', name: 'X-Controller', description: 'Name of the controller.' },
  controllerTimestamp: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Timestamp',
    description:
      'Time of the signature as a Unix timestamp in seconds; five minutes of skew are allowed. Beyond them a valid signature gets 401 with `result_detail` `X-Timestamp`; the `Date` of the response has the time.',
  },
  controllerSignature: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Signature',
    description:
      'Hexadecimal HMAC-SHA256 of four texts joined by line feeds: `X-Timestamp`, the method, the path with its query as it is sent, and the body, with one of the controller\'s keys: its characters as they were printed, not decoded. The body of a GET is empty, so its text ends with a line feed. In a shell: `printf \'%s\\n%s\\n%s\\n%s\' "$TIMESTAMP" "$METHOD" "$PATH_AND_QUERY" "$BODY" | openssl dgst -sha256 -hmac "$KEY"`. Until the day of CONTROLLER_OLD_SIGNATURES_UNTIL `X-Timestamp`, a full stop and the body are taken as well.',
  },
  operator: {
    type: 'http',
    scheme: 'bearer',
    description:
      "The API's INTERNAL_TOKEN. If none is configured, only the API's own host may make these calls.",
  },
};

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'UUID of one submission by the user. Requests with the same key and body are carried out once and return the same response; the same key with another body is `ex_idempotency_conflict` (D9, D31, D39). After a failed creation the key can be used again. Of a payment: once it was denied or has expired, the same request starts a new one; once it is paid, the response leads to its result page.',
  schema: { type: 'string', format: 'uuid' },
  example: '3f0c7a52-9a6d-4a57-8a55-0d6b1f6f3a11',
};

const NOT_MODIFIED = {
  description: 'The response that `If-None-Match` names is still current.',
  ...describeHeaders('ETag'),
};

/** Binary content has no schema. */
const PICTURE_CONTENT = { 'image/avif': {}, 'image/webp': {} };

const ABOUT =
  'Requests and responses are JSON. Every error response is the envelope {result_code, result_message, result_detail} (D8), including those for unknown paths (404), malformed URLs (400), requests that arrive too slowly (408) and header lines that are too long (431). The number of requests per client address is limited (429).';

/** The start of a description, without what it adds and without its sources. */
const summarise = (description: string) => description.split(/[.;:] | \(|\.$/)[0];

function describeParameters(name: DocumentedName, call: Call, fields?: Descriptions): JsonObject[] {
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, field = '']) => ({
    name: field,
    in: 'path',
    required: true,
    ...describe(fields, `parameters.${field}`),
    schema: { type: 'string', minLength: 1 },
    example: makeExample(`${name}.parameters.${field}`, {}),
  }));
  const schema = call.query ? describeSchema('query', call.query, fields) : {};
  const required = (schema['required'] ?? []) as string[];
  const examples = makeExample(`${name}.query`, schema) as JsonObject;
  const inQuery = Object.entries((schema['properties'] ?? {}) as Record<string, JsonObject>).map(
    ([field, { description, ...property }]) => ({
      name: field,
      in: 'query',
      required: required.includes(field),
      description,
      schema: property,
      ...(field in examples && { example: examples[field] }),
    }),
  );
  return [...inPath, ...inQuery, ...(call.idempotent ? [IDEMPOTENCY_KEY] : [])];
}

function describeOperation(name: DocumentedName, call: Call, findMessage: FindMessage): JsonObject {
  const { description, success, fields, ...own } = DESCRIPTIONS[name];
  /** A body or an answer, with its example. */
  const describeContent = (part: 'body' | 'answer', media = 'application/json') => {
    const described = call[part];
    if (!described) return undefined;
    const schema = describeSchema(part, described, fields);
    return { content: { [media]: { schema, example: makeExample(`${name}.${part}`, schema) } } };
  };
  const body = describeContent('body', call.bodyMedia);
  return {
    operationId: name.replaceAll(/\W/g, ''),
    tags: [call.access],
    summary: summarise(description),
    description,
    parameters: describeParameters(name, call, fields),
    security: SECURITY[call.access],
    ...(body && { requestBody: { required: true, ...body } }),
    responses: {
      ...(call.cacheSeconds && { 304: NOT_MODIFIED }),
      [successStatus(call)]: {
        description: success,
        ...successHeaders(call),
        ...(call.media === 'image/*' && { content: PICTURE_CONTENT }),
        ...describeContent('answer', call.media),
      },
      ...errorResponses(possibleErrors(call, own), findMessage),
    },
  };
}

/**
 * Makes the OpenAPI 3.1 document of the API.
 *
 * @param title the API's name in the document
 * @param findMessage the catalogue's text of an error code, for the examples
 */
export function openApiDocument(title: string, findMessage: FindMessage) {
  const paths: Record<string, Record<string, JsonObject>> = {};
  // Object.entries widens the names to string; the table's own keys are the names.
  for (const [name, call] of Object.entries<Call>(DOCUMENTED) as [DocumentedName, Call][])
    (paths[call.path] ??= {})[call.method.toLowerCase()] = describeOperation(name, call, findMessage);
  return {
    openapi: '3.1.0',
    info: { title, version: '1.0.0', description: ABOUT },
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: SECURITY_SCHEMES,
      headers: HEADERS,
      schemas: { Error: envelopeSchema() },
    },
  };
}
