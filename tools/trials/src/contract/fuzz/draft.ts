import { DOCUMENTED } from '@laundry/api-contract/openapi';
import type { DocumentedName } from '@laundry/api-contract/openapi';
import type { Outgoing } from '../send.ts';

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

/** The request as it is sent. */
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
    // A GET or HEAD with a body is treated differently by proxies, so it is never sent.
    ...(body !== undefined && method !== 'GET' && method !== 'HEAD' && { body }),
  };
}
