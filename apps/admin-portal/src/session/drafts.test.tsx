import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { keptUser, openPortalWith } from '../../test/portal.ts';
import { useDraft } from './drafts.slice.ts';
import { sessionEnded, signedIn, signedOut } from './session.slice.ts';

const signIn = (id: string) => {
  const user = {
    id,
    email: '',
    name: '',
    lastname: '',
    role: 'BUILDING_ADM',
    administration_id: null,
  } as const;
  return signedIn({ account: { user }, session: keptUser.session });
};

afterEach(() => localStorage.clear());

it('a draft outlives the end of the session, for its own user, until it is sent or its user signs out', () => {
  const { store } = openPortalWith([]);
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useDraft('residents', ''), { wrapper });
  const [, keep, drop] = result.current;
  for (const [happen, draft] of [
    [() => keep('Bea;Gil'), 'Bea;Gil'],
    [() => store.dispatch(sessionEnded()), ''],
    [() => store.dispatch(signIn('u-2')), ''],
    [() => store.dispatch(signIn('u-1')), 'Bea;Gil'],
    // Something else was sent, and this typed meanwhile.
    [() => drop('Ana;Paz'), 'Bea;Gil'],
    [() => drop('Bea;Gil'), ''],
    [() => keep('Bea;Gil'), 'Bea;Gil'],
    [() => store.dispatch(signedOut()), ''],
    [() => store.dispatch(signIn('u-1')), ''],
  ] as const) {
    act(() => void happen());
    expect(result.current[0]).toBe(draft);
  }
});
