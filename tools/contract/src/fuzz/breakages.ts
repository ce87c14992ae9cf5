import type { Draft } from './draft.ts';

interface Breaking {
  readonly place: number;
  readonly odd: unknown;
}

/** Makes something of a request wrong. */
type Breakage = (draft: Draft, how: Breaking) => Draft;

const at = <T>(list: readonly T[], place: number): T | undefined => list[place % Math.max(1, list.length)];
const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Changes one field of a body, or adds one where it has none. */
const ofField =
  (change: (value: unknown, how: Breaking) => unknown): Breakage =>
  (draft, how) => {
    if (!isObject(draft.body)) return { ...draft, body: how.odd };
    const field = at(Object.keys(draft.body), how.place) ?? 'field';
    return { ...draft, body: { ...draft.body, [field]: change(draft.body[field], how) } };
  };

const ofRaw =
  (change: (text: string, how: Breaking) => string | Buffer): Breakage =>
  (draft, how) => ({
    ...draft,
    raw: change(draft.body === undefined ? '{}' : JSON.stringify(draft.body), how),
  });

const ofParameter =
  (change: (value: string, how: Breaking) => string): Breakage =>
  (draft, how) => {
    const name = at(Object.keys(draft.parameters), how.place);
    if (name === undefined) return { ...draft, suffix: `/${change('x', how)}` };
    const value = change(draft.parameters[name] ?? '', how);
    return { ...draft, parameters: { ...draft.parameters, [name]: value }, odd: true };
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
/** Percent-encodings that are none, that are of no text, or that mean something to paths. */
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
  wrongType: ofField((value, { odd }) => (typeof odd === typeof value ? { odd } : odd)),
  oddValue: ofField((_value, { odd }) => odd),
  longText: ofField((_value, { place }) => 'x'.repeat(place * 60)),
  oddNumber: ofField((_value, { place }) =>
    at([1e308, -1e308, 5e-324, 2 ** 53 + 2, -0, 0.1 + 0.2, 858.5, 1e-7, 999_999_999_999], place),
  ),
  missingField: (draft, { place }) => {
    if (!isObject(draft.body)) return { ...draft, body: undefined };
    const gone = at(Object.keys(draft.body), place);
    return {
      ...draft,
      body: Object.fromEntries(Object.entries(draft.body).filter(([name]) => name !== gone)),
    };
  },
  extraField: (draft, { odd }) =>
    isObject(draft.body) ? { ...draft, body: { ...draft.body, extra: odd } } : draft,
  noObject: (draft, { odd }) => ({ ...draft, body: odd }),
  prototypeKeys: ofRaw((text, { place }) =>
    text.replace(
      '{',
      at(['{"__proto__":{"a":1},', '{"constructor":{"prototype":{}},', '{"toString":1,'], place) ?? '{',
    ),
  ),
  doubledKeys: ofRaw((text) => text.replace(/^\{(.+)\}$/s, '{$1,$1}')),
  cutJson: ofRaw((text, { place }) => text.slice(0, place % Math.max(1, text.length))),
  deepNesting: ofRaw((text, { place }) =>
    text.replace('{', `{"deep":${'['.repeat(DEEP + place)}${']'.repeat(DEEP + place)},`),
  ),
  noUtf8: ofRaw((text, { place }) => {
    const bytes = Buffer.from(text);
    const cut = place % Math.max(1, bytes.length);
    return Buffer.concat([bytes.subarray(0, cut), NO_UTF8, bytes.subarray(cut)]);
  }),
  tooLarge: ofRaw((text) => text.padEnd(70_000)),
  emptyBody: ofRaw(() => ''),
  wrongMethod: (draft, { place }) => ({ ...draft, method: at(METHODS, place) ?? 'PUT', odd: true }),
  wrongContentType: (draft, { place }) => ({
    ...draft,
    headers: { ...draft.headers, 'content-type': at(TYPES, place) ?? '' },
  }),
  oddQueryValue: (draft, { odd, place }) => {
    const pairs = draft.query.length > 0 ? draft.query : [['q', ''] as const];
    const hit = place % pairs.length;
    return {
      ...draft,
      query: pairs.map(([name, value], index) => [name, index === hit ? asText(odd) : value] as const),
    };
  },
  missingQuery: (draft, { place }) => ({
    ...draft,
    query: draft.query.filter((_pair, index) => index !== place % draft.query.length),
  }),
  doubledQuery: (draft, { place }) => {
    const pair = at(draft.query, place);
    return pair ? { ...draft, query: [...draft.query, pair] } : draft;
  },
  strangeQuery: (draft, { place }) => ({
    ...draft,
    rawQuery:
      at(['&&&==', 'a[b]=1&a[b]=2', '__proto__[x]=1', '%zz=%', `x=${'y'.repeat(LONG / 4)}`, '?'], place) ??
      '',
  }),
  longParameter: ofParameter((_value, { place }) => 'x'.repeat(place * 25)),
  oddParameter: ofParameter((_value, { odd }) =>
    encodeURIComponent(asText(odd).replaceAll(/[\ud800-\udfff]/gu, '?')),
  ),
  oddEncoding: ofParameter((value, { place }) => `${value}${at(ENCODINGS, place) ?? ''}`),
  oddHeaders: (draft, { place }) => ({
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
        place,
      ),
    },
  }),
} as const satisfies Record<string, Breakage>;

export type BreakageName = keyof typeof BREAKAGES;
