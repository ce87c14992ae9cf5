import { renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import { EnvironmentContext } from '../app/islands/environment.ts';
import { createSiteStore } from '../app/store.ts';
import { testEnvironment } from './site.ts';

/** Renders a page's hook with the effects of a test environment. */
export function renderSiteHook<Result>(
  hook: () => Result,
  ...environment: Parameters<typeof testEnvironment>
) {
  const { context, ...records } = testEnvironment(...environment);
  const store = createSiteStore({ reducers: {} }, context);
  const rendered = renderHook(hook, {
    wrapper: ({ children }) => (
      <EnvironmentContext value={context}>
        <Provider store={store}>{children}</Provider>
      </EnvironmentContext>
    ),
  });
  return { ...records, ...rendered, store };
}
