/**
 * What the tests of the file or block that calls this share: started before the first of them, closed after
 * the last. Its parts are there once the tests run.
 */
export function fixture<T extends { readonly close: () => Promise<void> }>(start: () => Promise<T>): T {
  const shared = {} as T;
  beforeAll(async () => {
    Object.assign(shared, await start());
  });
  afterAll(() => shared.close());
  return shared;
}
