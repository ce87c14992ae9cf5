import { DOCUMENTED } from '@laundry/api-contract/openapi';
import type { DocumentedName, JsonObject } from '@laundry/api-contract/openapi';
import { generateSync } from 'json-schema-faker';
import { findOperation } from '../document.ts';
import type { Outgoing } from '../send.ts';
import { BREAKAGES } from './breakages.ts';
import type { Known } from './known.ts';
import type { Plan } from './plan.ts';

/** A request whose parts can still be changed. */
export interface Draft {
  readonly name: DocumentedName;
  readonly method: string;
  /** Percent-encoded values, or what is sent in their place. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: readonly (readonly [string, string])[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** Sent instead of the body. */
  readonly raw?: string | Buffer;
  readonly rawQuery?: string;
  /** Appended to the path. */
  readonly suffix?: string;
  /** Whether method or path may now belong to another call, or to none. */
  readonly isOtherCall?: true;
}

const FORM = 'application/x-www-form-urlencoded';

const encodeForm = (body: unknown): string =>
  new URLSearchParams(
    Object.entries(Object(body) as object).map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  ).toString();

function encodeBody({ raw, body, headers }: Draft): string | Buffer | undefined {
  if (raw !== undefined) return raw;
  if (body === undefined) return undefined;
  return headers['content-type'] === FORM ? encodeForm(body) : JSON.stringify(body);
}

/** The request as it is sent. */
export function toOutgoing(draft: Draft): Outgoing {
  const { name, method, parameters, query, rawQuery, suffix = '', headers } = draft;
  const path = DOCUMENTED[name].path.replaceAll(/\{(\w+)\}/g, (_all, key: string) => parameters[key] ?? '');
  const pairs = new URLSearchParams(query.map(([key, value]): [string, string] => [key, value])).toString();
  const search = [pairs, rawQuery].filter((part) => part !== undefined && part !== '').join('&');
  const body = encodeBody(draft);
  return {
    method,
    path: `${path}${suffix}${search && `?${search}`}`,
    headers,
    // A GET or HEAD with a body is treated differently by proxies, so it is never sent.
    ...(body !== undefined && method !== 'GET' && method !== 'HEAD' && { body }),
  };
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: JsonObject;
  readonly example?: unknown;
}

const generated = (schema: JsonObject, seed: number): unknown =>
  generateSync(schema, { seed, optionalsProbability: 0.5 });

/** A field's value: one that exists at the server, where the plan says so and one is known. */
function fillField(plan: Plan, known: Known, field: string, value: unknown, index: number): unknown {
  // Depends on the seed alone, so that the same plan always fills the same fields.
  const usesKnown = (plan.seed + index * 37) % 100 < plan.knownPercent || known.isFixed(field);
  if (plan.breakages.length > 0 && known.isGuarded(plan.name, field)) return value;
  const values = known.findValues(plan.name, field);
  return usesKnown && values.length > 0 ? values[plan.seed % values.length] : value;
}

function createBody(plan: Plan, known: Known): unknown {
  const request = findOperation(plan.name)['requestBody'] as
    { content: Record<string, { schema: JsonObject; example?: unknown }> } | undefined;
  const [content] = Object.values(request?.content ?? {});
  if (!content) return undefined;
  const body = plan.example ? content.example : generated(content.schema, plan.seed);
  return Object.fromEntries(
    Object.entries(body as object).map(([field, value], index) => [
      field,
      fillField(plan, known, field, value as unknown, index),
    ]),
  );
}

const toUuid = (number: number) => `00000000-0000-4000-9000-${String(number).padStart(12, '0')}`;

/** The request of a plan: valid by the document, then broken. @param token the caller's */
export function createDraft(plan: Plan, known: Known, token: string | undefined): Draft {
  const { name, seed, key } = plan;
  const call = DOCUMENTED[name];
  const parameters = (findOperation(name)['parameters'] ?? []) as Parameter[];
  const createValue = ({ name: field, schema, example }: Parameter, index: number) =>
    String(
      fillField(
        plan,
        known,
        field,
        plan.example && example !== undefined ? example : generated(schema, seed + index),
        index,
      ),
    );
  const isSent = ({ required }: Parameter, index: number) => required || (seed >> index) % 2 === 0;
  const body = createBody(plan, known);
  const media = 'bodyMedia' in call ? call.bodyMedia : 'application/json';
  const draft: Draft = {
    name,
    method: call.method,
    parameters: Object.fromEntries(
      parameters
        .filter((one) => one.in === 'path')
        .map((one, index) => [one.name, encodeURIComponent(createValue(one, index))]),
    ),
    query: parameters
      .filter((one, index) => one.in === 'query' && isSent(one, index))
      .map((one, index) => [one.name, createValue(one, index)] as const),
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': media }),
      ...('idempotent' in call && key !== null && { 'idempotency-key': toUuid(key) }),
    },
    body,
  };
  return plan.breakages.reduce<Draft>((whole, breakage) => BREAKAGES[breakage](whole, plan), draft);
}
