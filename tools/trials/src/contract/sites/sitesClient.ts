import { createApiClient } from '@laundry/api-client';
import type { ApiClient } from '@laundry/api-client';
import { AppError } from '@laundry/error-catalogue';
import * as v from 'valibot';

/** The answer that came last, as it came. */
interface LastAnswer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** The client of both sites in front of a server, with words for what it could not read. */
export interface SitesClient {
  /** Calls with a token. */
  readonly as: (token: string) => ApiClient;
  /** Why a call failed, in plain words. */
  readonly reasonOf: (error: unknown) => string;
  /** Whether the server answered a call with an error that is one. */
  readonly isRefusal: (error: unknown) => boolean;
  /** The status of the answer that came last. */
  readonly lastStatus: () => number | undefined;
}

/** How much of an answer is shown, in characters. */
const SHOWN = 120;
/** What answers to a call that a server does not have (D69). */
const NO_SUCH_CALL = [404, 405, 501];

/** What the server sent at an issue's place, before anything was made of it. */
function sentAt(issue: v.BaseIssue<unknown>, text: string): string {
  let value: unknown = JSON.parse(text);
  for (const { key } of issue.path ?? []) value = (Object(value) as Record<string, unknown>)[String(key)];
  return value === undefined ? '' : JSON.stringify(value).slice(0, SHOWN);
}

function fieldProblem(issue: v.BaseIssue<unknown>, text: string): string {
  const path = v.getDotPath(issue) ?? 'the answer';
  const sent = sentAt(issue, text);
  if (sent === '') return `${path} is missing`;
  return `${path} is ${sent}, and has to be ${issue.expected ?? issue.type.replaceAll('_', ' ')}`;
}

/**
 * The sites' own client: what it reads the sites read, and what it refuses they refuse (D66 to D69).
 *
 * @param url where the calls are, a path before `/api` and `/public-site` included
 */
export function createSitesClient(url: URL): SitesClient {
  let last: LastAnswer | undefined;
  const prefix = url.pathname.replace(/\/$/, '');

  const fetchThere: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const there = new URL(request.url);
    there.pathname = `${prefix}${there.pathname}`;
    const body = await request.text();
    last = undefined;
    const { method, headers, signal } = request;
    const answer = await fetch(there, { method, headers, signal, ...(body !== '' && { body }) });
    last = {
      status: answer.status,
      type: answer.headers.get('content-type') ?? 'no type',
      text: await answer.clone().text(),
    };
    return answer;
  };
  const isEnvelope = () => /"result_(code|detail|message)"/.test(last?.text ?? '');
  const isRefused = () => last !== undefined && last.status >= 400;
  const hasNoSuchCall = () => NO_SUCH_CALL.includes(last?.status ?? 0) && !isEnvelope();

  return {
    as: (token) => createApiClient({ token: () => token, origin: url.origin, fetch: fetchThere }),
    lastStatus: () => last?.status,
    isRefusal: (error) => error instanceof AppError && isRefused() && !hasNoSuchCall(),
    reasonOf: (error) => {
      if (!(error instanceof AppError)) return error instanceof Error ? error.message : String(error);
      if (!last)
        return error.kind === 'offline' ? 'no answer' : `no answer that ended (${String(error.cause)})`;
      const { status, type, text } = last;
      if (hasNoSuchCall()) return `answered ${status}: the server does not have this call`;
      if (isRefused()) return `answered ${status}: ${text.slice(0, SHOWN) || 'without a body'}`;
      const { cause } = error;
      if (v.isValiError(cause)) return cause.issues.map((issue) => fieldProblem(issue, text)).join('; ');
      return `answered ${status} with ${type}, which the sites cannot read: ${text.slice(0, SHOWN)}`;
    },
  };
}
