import { createApiClient } from '@laundry/api-client';
import type { ApiClient } from '@laundry/api-client';
import type { BrandingItem, BuildingDetails, CallName } from '@laundry/api-contract';
import { AppError } from '@laundry/error-catalogue';
import * as v from 'valibot';
import type { ContractOptions } from '../options.ts';

/** How much of an answer is shown, in characters. */
const SHOWN = 120;
/** The statuses of the answer to a call that a server does not have (D69). */
const NO_SUCH_CALL = [404, 405, 501];

/** The JSON that the server sent at an issue's path, before any conversion; '' where it sent nothing. */
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

/** What earlier calls found and later ones need. */
interface Found {
  administrator?: ApiClient;
  administration?: string;
  building?: string;
  details?: BuildingDetails;
  items?: readonly BrandingItem[];
  transaction?: string;
}

/**
 * The sites' own client for a server, with explanations of what it could not read. It accepts and refuses
 * the same answers as the sites (D66 to D69).
 */
export function createSitesContext(options: ContractOptions) {
  const { url } = options;
  /** The answer that came last, as it came. */
  let last: { readonly status: number; readonly type: string; readonly text: string } | undefined;
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
  /** A client with a token. */
  const as = (token: string): ApiClient =>
    createApiClient({ token: () => token, origin: url.origin, fetch: fetchThere });
  const found: Found = {};

  return {
    options,
    as,
    found,
    visitor: as(options['public-token']),
    /** The status of the answer that came last. */
    lastStatus: () => last?.status,
    /** Expects a call to be refused with an error status, and not as a call that the server does not have. */
    expectRefusal: async (call: Promise<unknown>): Promise<void> => {
      const isAnswered = await call.then(
        () => true,
        (error: unknown) => {
          if (!(error instanceof AppError) || !isRefused() || hasNoSuchCall()) throw error;
          return false;
        },
      );
      if (isAnswered) throw new Error('answered with success');
    },
    /** Why a call failed, in plain words. */
    explain: (error: unknown): string => {
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
export type SitesContext = ReturnType<typeof createSitesContext>;

/** One requirement for a server. */
export interface SitesCheck {
  readonly call: CallName;
  readonly name: string;
  readonly run: (context: SitesContext) => Promise<unknown>;
}

export const check = (
  call: CallName,
  name: string,
  run: (context: SitesContext) => Promise<unknown>,
): SitesCheck => ({ call, name, run });

/** What an earlier call found. @throws Error where it found nothing */
export function known<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`not tried, because there is no ${what}`);
  return value;
}
