import { toAppError } from '@laundry/error-catalogue';
import type { PlainError } from '@laundry/error-catalogue';
import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import { selectStored } from '../session/session.slice.ts';
import type { WithSession } from '../session/session.slice.ts';
import type { PortalContext } from '../shared/context.ts';

/**
 * The portal's RTK Query API. Each feature adds its endpoints in its `*.api.ts`. Answers are not cached once
 * no page uses them: a pending request is then aborted, and the next visit makes a new one.
 */
export const portalApi = createApi({
  baseQuery: fakeBaseQuery<PlainError>(),
  keepUnusedDataFor: 0,
  tagTypes: ['Administrators'],
  endpoints: () => ({}),
});

/** The options of a query that is requested again for those that already show its answer. */
export const AGAIN = { subscribe: false, forceRefetch: true } as const;

/** A thunk that starts a query, and keeps its answer until `unsubscribe` is called. */
export type QueryThunk = ThunkAction<{ unsubscribe: () => void }, unknown, PortalContext, UnknownAction>;

/** A dispatch that accepts thunks such as `QueryThunk`. */
export type PortalDispatch = ThunkDispatch<unknown, PortalContext, UnknownAction>;

interface CallContext extends Pick<PortalContext, 'api' | 'captcha'> {
  /** Aborts the call once nothing waits for its answer. */
  readonly signal: AbortSignal;
  /** The signed-in user's administration. */
  readonly administration: string | null;
}

/** Makes the `queryFn` of a call. Errors become plain objects, which the store can hold. */
export const calling =
  <Arg, Answer>(call: (context: CallContext, arg: Arg) => Promise<Answer>) =>
  async (
    arg: Arg,
    { signal, extra, getState }: Pick<BaseQueryApi, 'signal' | 'extra' | 'getState'>,
  ): Promise<{ data: Answer; error?: undefined } | { data?: undefined; error: PlainError }> => {
    const { api, captcha } = extra as PortalContext;
    const administration = selectStored(getState() as WithSession)?.account.user.administration_id ?? null;
    try {
      const data = await call({ api, captcha, signal, administration }, arg);
      // Immer skips an object that is frozen already, instead of freezing every row.
      Object.freeze(data);
      return { data };
    } catch (thrown) {
      const { kind, server } = toAppError(thrown);
      return { error: { kind, server } };
    }
  };

/** The same for a call whose answer, if it has one, nobody reads. */
export const sending = <Arg>(call: (context: CallContext, arg: Arg) => Promise<unknown>) =>
  calling((context, arg: Arg) => call(context, arg).then(() => null));
