/** What a file's or block's tests share: started before the first of them, closed after the last. */
export function fixture<T extends { readonly close: () => Promise<void> }>(start: () => Promise<T>): T {
  const shared = {} as T;
  beforeAll(async () => {
    Object.assign(shared, await start());
  });
  afterAll(() => shared.close());
  return shared;
}
