import { toAppError } from '@laundry/error-catalogue';
import type { PlainError } from '@laundry/error-catalogue';
import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import { selectStored } from '../session/session.slice.ts';
import type { WithSession } from '../session/session.slice.ts';
import type { PortalContext } from '../shared/context.ts';

/**
 * What the server has, as pages ask for it. Each feature adds its calls in its `*.api.ts`. Nothing is kept
 * longer than somebody looks at it: what is left is aborted, and asked for anew at the next visit.
 */
export const portalApi = createApi({
  baseQuery: fakeBaseQuery<PlainError>(),
  keepUnusedDataFor: 0,
  tagTypes: ['Administrators'],
  endpoints: () => ({}),
});

/** A query that was started, and is held until it is let go. */
export type Ask = ThunkAction<{ unsubscribe: () => void }, unknown, PortalContext, UnknownAction>;

/** A dispatch that takes such a query. */
export type PortalDispatch = ThunkDispatch<unknown, PortalContext, UnknownAction>;

interface CallContext extends Pick<PortalContext, 'api' | 'captcha'> {
  /** Aborts the call once nothing waits for its answer. */
  readonly signal: AbortSignal;
  /** The signed-in user's administration. */
  readonly administration: string | null;
}

/** Makes a call's `queryFn`: here alone the client is called, and errors become what the store can keep. */
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
      // Frozen, so that Immer does not freeze every row.
      Object.freeze(data);
      return { data };
    } catch (thrown) {
      const { kind, server } = toAppError(thrown);
      return { error: { kind, server } };
    }
  };
