import { createFlowStore, notificationsReducer } from '@laundry/flow';
import type { StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { combineReducers } from 'redux';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { SiteContext } from '../../app/context.ts';
import { EnvironmentContext } from '../../app/islands/environment.ts';
import type { SiteFlow } from '../../app/store.ts';
import { memoryAddress } from '../../test/memoryAddress.ts';

type Play = NonNullable<StoryObj['play']>;
export type Mount = Parameters<Play>[0]['mount'];

/** Tests of pages: stories that no designer looks for, run with all others in a real browser. */
export const pageTests = { parameters: { layout: 'fullscreen' } };

/** Shows a page. A second call shows a new page in its place. @returns what takes the page away */
export async function showPage(mount: Mount, page: ReactNode) {
  // A component of its own, so that nothing of an earlier page stays.
  const Page = () => page;
  await mount(<Page />);
  return async () => {
    await mount(<></>);
  };
}

/** Shows a page over the store of its flow. @param path with the query that it reads */
export async function showFlow(
  mount: Mount,
  flow: SiteFlow,
  context: SiteContext,
  page: ReactNode,
  path = '/',
) {
  const { address, search } = memoryAddress(path);
  const store = createFlowStore({
    reducer: combineReducers({ ...flow.reducers, notifications: notificationsReducer }),
    sagas: flow.sagas,
    context,
  });
  const close = await showPage(
    mount,
    <EnvironmentContext value={{ ...context, address, fetch }}>
      <Provider store={store}>{page}</Provider>
    </EnvironmentContext>,
  );
  return { store, close, search, user: userEvent.setup() };
}

/** Waits for an alert that says so. */
export const alerted = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));

/** Waits for a text to be in sight. */
export const seen = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const field = (name: string) => screen.getByLabelText(name);
