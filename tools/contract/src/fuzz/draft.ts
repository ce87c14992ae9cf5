import { DOCUMENTED } from '@laundry/api-contract/openapi';
import type { DocumentedName } from '@laundry/api-contract/openapi';
import type { Outgoing } from '../send.ts';

/** A request before it is written down. */
export interface Draft {
  readonly name: DocumentedName;
  readonly method: string;
  /** Percent-encoded, or what shall stand in the place of it. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: readonly (readonly [string, string])[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** Goes out instead of the body. */
  readonly raw?: string | Buffer;
  readonly rawQuery?: string;
  /** Comes after the path. */
  readonly suffix?: string;
  /** Whether method or path may have become those of another call, or of none. */
  readonly odd?: true;
}

const FORM = 'application/x-www-form-urlencoded';

const formOf = (body: unknown): string =>
  new URLSearchParams(
    Object.entries(Object(body) as object).map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  ).toString();

function bodyOf({ raw, body, headers }: Draft): string | Buffer | undefined {
  if (raw !== undefined) return raw;
  if (body === undefined) return undefined;
  return headers['content-type'] === FORM ? formOf(body) : JSON.stringify(body);
}

/** The request as it goes out. */
export function outgoingOf(draft: Draft): Outgoing {
  const { name, method, parameters, query, rawQuery, suffix = '', headers } = draft;
  const path = DOCUMENTED[name].path.replaceAll(/\{(\w+)\}/g, (_all, key: string) => parameters[key] ?? '');
  const pairs = new URLSearchParams(query.map(([key, value]): [string, string] => [key, value])).toString();
  const search = [pairs, rawQuery].filter((part) => part !== undefined && part !== '').join('&');
  const body = bodyOf(draft);
  return {
    method,
    path: `${path}${suffix}${search && `?${search}`}`,
    headers,
    // A GET or a HEAD with a body is another protocol to some of what lies between.
    ...(body !== undefined && method !== 'GET' && method !== 'HEAD' && { body }),
  };
}
