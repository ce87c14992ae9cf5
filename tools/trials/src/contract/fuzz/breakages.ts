import type { Draft } from './draft.ts';

interface BreakagePlan {
  readonly position: number;
  readonly oddValue: unknown;
}

/** Breaks one part of a request. */
type Breakage = (draft: Draft, plan: BreakagePlan) => Draft;

const at = <T>(list: readonly T[], position: number): T | undefined =>
  list[position % Math.max(1, list.length)];
const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Changes one field of a body, or adds one where there is none. */
const ofField =
  (change: (value: unknown, plan: BreakagePlan) => unknown): Breakage =>
  (draft, plan) => {
    if (!isObject(draft.body)) return { ...draft, body: plan.oddValue };
    const field = at(Object.keys(draft.body), plan.position) ?? 'field';
    return { ...draft, body: { ...draft.body, [field]: change(draft.body[field], plan) } };
  };

const ofRaw =
  (change: (text: string, plan: BreakagePlan) => string | Buffer): Breakage =>
  (draft, plan) => ({
    ...draft,
    raw: change(draft.body === undefined ? '{}' : JSON.stringify(draft.body), plan),
  });

const ofParameter =
  (change: (value: string, plan: BreakagePlan) => string): Breakage =>
  (draft, plan) => {
    const name = at(Object.keys(draft.parameters), plan.position);
    if (name === undefined) return { ...draft, suffix: `/${change('x', plan)}` };
    const value = change(draft.parameters[name] ?? '', plan);
    return { ...draft, parameters: { ...draft.parameters, [name]: value }, isOtherCall: true };
  };

const DEEP = 5000;
const LONG = 20_000;
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND'];
const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/xml',
  'application/jsonx',
  ';',
  '',
];
/** Percent-encodings that are invalid, encode no text, or have a meaning in paths. */
const ENCODINGS = [
  '%',
  '%zz',
  '%C0%AF',
  '%ff%fe',
  '%00',
  '%2e%2e%2f',
  '%ED%A0%80',
  '%u0041',
  '..',
  '.',
  '//',
  '%25',
];
const NO_UTF8 = Buffer.from([0x22, 0xc3, 0x28, 0xa0, 0xff, 0xfe, 0xed, 0xa0, 0x80]);

/** Every way to break a request. */
export const BREAKAGES = {
  wrongType: ofField((value, { oddValue: odd }) => (typeof odd === typeof value ? { odd } : odd)),
  oddValue: ofField((_value, { oddValue: odd }) => odd),
  longText: ofField((_value, { position }) => 'x'.repeat(position * 60)),
  oddNumber: ofField((_value, { position }) =>
    at([1e308, -1e308, 5e-324, 2 ** 53 + 2, -0, 0.1 + 0.2, 858.5, 1e-7, 999_999_999_999], position),
  ),
  missingField: (draft, { position }) => {
    if (!isObject(draft.body)) return { ...draft, body: undefined };
    const gone = at(Object.keys(draft.body), position);
    return {
      ...draft,
      body: Object.fromEntries(Object.entries(draft.body).filter(([name]) => name !== gone)),
    };
  },
  extraField: (draft, { oddValue: odd }) =>
    isObject(draft.body) ? { ...draft, body: { ...draft.body, extra: odd } } : draft,
  noObject: (draft, { oddValue: odd }) => ({ ...draft, body: odd }),
  prototypeKeys: ofRaw((text, { position }) =>
    text.replace(
      '{',
      at(['{"__proto__":{"a":1},', '{"constructor":{"prototype":{}},', '{"toString":1,'], position) ?? '{',
    ),
  ),
  doubledKeys: ofRaw((text) => text.replace(/^\{(.+)\}$/s, '{$1,$1}')),
  cutJson: ofRaw((text, { position }) => text.slice(0, position % Math.max(1, text.length))),
  deepNesting: ofRaw((text, { position }) =>
    text.replace('{', `{"deep":${'['.repeat(DEEP + position)}${']'.repeat(DEEP + position)},`),
  ),
  noUtf8: ofRaw((text, { position }) => {
    const bytes = Buffer.from(text);
    const cut = position % Math.max(1, bytes.length);
    return Buffer.concat([bytes.subarray(0, cut), NO_UTF8, bytes.subarray(cut)]);
  }),
  tooLarge: ofRaw((text) => text.padEnd(70_000)),
  emptyBody: ofRaw(() => ''),
  wrongMethod: (draft, { position }) => ({
    ...draft,
    method: at(METHODS, position) ?? 'PUT',
    isOtherCall: true,
  }),
  wrongContentType: (draft, { position }) => ({
    ...draft,
    headers: { ...draft.headers, 'content-type': at(TYPES, position) ?? '' },
  }),
  oddQueryValue: (draft, { oddValue: odd, position }) => {
    const pairs = draft.query.length > 0 ? draft.query : [['q', ''] as const];
    const hit = position % pairs.length;
    return {
      ...draft,
      query: pairs.map(([name, value], index) => [name, index === hit ? asText(odd) : value] as const),
    };
  },
  missingQuery: (draft, { position }) => ({
    ...draft,
    query: draft.query.filter((_pair, index) => index !== position % draft.query.length),
  }),
  doubledQuery: (draft, { position }) => {
    const pair = at(draft.query, position);
    return pair ? { ...draft, query: [...draft.query, pair] } : draft;
  },
  strangeQuery: (draft, { position }) => ({
    ...draft,
    rawQuery:
      at(['&&&==', 'a[b]=1&a[b]=2', '__proto__[x]=1', '%zz=%', `x=${'y'.repeat(LONG / 4)}`, '?'], position) ??
      '',
  }),
  longParameter: ofParameter((_value, { position }) => 'x'.repeat(position * 25)),
  oddParameter: ofParameter((_value, { oddValue: odd }) =>
    encodeURIComponent(asText(odd).replaceAll(/[\ud800-\udfff]/gu, '?')),
  ),
  oddEncoding: ofParameter((value, { position }) => `${value}${at(ENCODINGS, position) ?? ''}`),
  oddHeaders: (draft, { position }) => ({
    ...draft,
    headers: {
      ...draft.headers,
      ...at<Record<string, string>>(
        [
          { 'idempotency-key': 'x' },
          { authorization: 'Basic eDp5' },
          { authorization: `Bearer ${'x'.repeat(5000)}` },
          { 'x-request-id': 'a b' },
          { 'accept-encoding': 'br;q=nan' },
          { 'x-forwarded-for': "'" },
          { expect: '200-ok' },
          { 'content-encoding': 'gzip' },
          { accept: 'application/xml' },
          { cookie: '\u00ff=1' },
        ],
        position,
      ),
    },
  }),
} as const satisfies Record<string, Breakage>;

export type BreakageName = keyof typeof BREAKAGES;
