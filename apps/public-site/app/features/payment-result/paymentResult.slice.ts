import type { TransactionStatus } from '@laundry/api-contract';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** The state of a payment's result (D13). */
export type PaymentResultState =
  | { readonly step: 'asking' }
  | { readonly step: 'missing' }
  /** `asking`: another query runs, the page stays. `reason`: the user can do something about it. */
  | { readonly step: 'unknown'; readonly asking: boolean; readonly reason?: string }
  | {
      readonly step: 'approved' | 'pending' | 'denied';
      readonly status: TransactionStatus;
      /** The item that was bought in this browser session. */
      readonly itemId?: string | undefined;
      /** The reason why a later query failed; the previous status stays. */
      readonly trouble?: string;
    };

/** An answer, with data from the browser session. */
export interface StatusRead {
  readonly status: TransactionStatus;
  readonly itemId?: string | undefined;
}

/** The reason why a status could not be read. */
export interface StatusFailed {
  /** The server knows no payment of this id. */
  readonly missing?: boolean;
  readonly reason?: string | undefined;
}

/** The values of authorizationResult that are not success; all others are (D13). */
const STEP_OF: Readonly<Record<string, 'pending' | 'denied'>> = { PENDING: 'pending', DENIED: 'denied' };

function stateOf({ status, itemId }: StatusRead): PaymentResultState {
  const result = status.authorizationResult;
  if (!result) return { step: 'unknown', asking: false };
  const step = (Object.hasOwn(STEP_OF, result) ? STEP_OF[result] : undefined) ?? 'approved';
  return { step, status, itemId };
}

const slice = createSlice({
  name: 'paymentResult',
  initialState: (): PaymentResultState => ({ step: 'asking' }),
  reducers: {
    opened: (_, { payload: id }: PayloadAction<string>): PaymentResultState => ({
      step: id === '' ? 'missing' : 'asking',
    }),
    /** CONSULTAR DE NUEVO. */
    retried: (state, _action: PayloadAction<string>): PaymentResultState =>
      state.step === 'pending' ? state : { step: 'unknown', asking: true },
    statusRead: (_, { payload }: PayloadAction<StatusRead>): PaymentResultState => stateOf(payload),
    /** The call failed: neither success nor failure of the payment. */
    statusFailed: (
      state,
      { payload: { missing = false, reason } }: PayloadAction<StatusFailed>,
    ): PaymentResultState => {
      if (state.step === 'pending') return { ...state, trouble: reason ?? '' };
      if (missing) return { step: 'missing' };
      return { step: 'unknown', asking: false, ...(reason !== undefined && { reason }) };
    },
    closed: (): PaymentResultState => ({ step: 'asking' }),
  },
});

export const paymentResultReducer = slice.reducer;

export const { opened, retried, statusRead, statusFailed, closed } = slice.actions;

export const selectPaymentResult = (state: { paymentResult: PaymentResultState }): PaymentResultState =>
  state.paymentResult;
