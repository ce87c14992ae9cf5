import { filtersCodec, parsePage } from './filtersCodec.ts';

const codec = filtersCodec((read) => ({ uuid: read('uuid') }));
const january = { from: '2026-01-01', to: '2026-01-31', building: 'b-1', uuid: '' };
const wrong = (problem: string) => ({ problem });

describe('the filters', () => {
  it('require two days and a building; the others may be empty', () => {
    for (const name of ['from', 'to', 'building'] as const)
      expect(codec.check({ ...january, [name]: ' ' })).toEqual(wrong('incomplete'));
    expect(codec.check({ ...january, uuid: ' 12345678 ' })).toEqual({
      query: { ...january, uuid: '12345678' },
    });
  });

  it('are written to the URL, except empty ones, and read back', () => {
    expect(codec.writeUrl(january)).toBe('?from=2026-01-01&to=2026-01-31&building=b-1');
    expect(codec.readSearch(codec.writeUrl(january))).toEqual({ query: january });
    const hostile = { ...january, building: 'ñ&?=#%/ 🧺', uuid: '<b>' };
    expect(codec.readSearch(codec.writeUrl(hostile))).toEqual({ query: hostile });
    expect(codec.readSearch('')).toEqual({});
    expect(codec.readSearch('?utm=x')).toEqual({});
  });

  it.each([
    ['?from=2026-02-30&to=2026-03-01&building=b', 'malformedDay'],
    ['?from=2026-03-02&to=2026-03-01&building=b', 'disordered'],
    ['?from=2026-03-02', 'incomplete'],
    [`?from=2026-03-01&to=2026-03-02&building=${'x'.repeat(101)}`, 'malformed'],
    [`?from=2026-03-01&to=2026-03-02&building=b&uuid=${'1'.repeat(4000)}`, 'malformed'],
  ])('report the problem of the URL %s', (search, problem) => {
    expect(codec.readSearch(search)).toEqual(wrong(problem));
  });

  it('take only the valid values of a URL', () => {
    expect(codec.readFields('?from=ayer&to=2026-03-01&building=b')).toEqual({
      from: '',
      to: '2026-03-01',
      building: 'b',
      uuid: '',
    });
  });
});

describe('the page', () => {
  it.each([
    ['', 0],
    ['?page=3', 2],
    ['?page=0', 0],
    ['?page=1e3', 0],
    ['?page=99999999', 0],
  ])('of %j is %d', (search, page) => expect(parsePage(search)).toBe(page));

  it('is in the URL from the second page on', () => {
    expect(parsePage(codec.writeUrl(january, 2))).toBe(2);
    expect(codec.writeUrl(january, 0)).not.toContain('page');
  });
});
