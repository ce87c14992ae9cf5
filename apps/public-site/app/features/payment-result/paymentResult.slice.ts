import type { TransactionStatus } from '@laundry/api-contract';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** What is known of a payment's outcome (D13). */
export type PaymentResultState =
  | { readonly step: 'asking' }
  /** There is no payment of this id. */
  | { readonly step: 'missing' }
  /**
   * `asking` again: the page stays as it is meanwhile. `reason`: why, where the person can do something about
   * it.
   */
  | { readonly step: 'unknown'; readonly asking: boolean; readonly reason?: string }
  | {
      readonly step: 'approved' | 'pending' | 'denied';
      readonly status: TransactionStatus;
      /** What this browser session was buying. */
      readonly itemId?: string | undefined;
      /** Why it could not be asked again since; what was known still stands. */
      readonly trouble?: string;
    };

/** What an answer tells, and what the browser session adds. */
export interface StatusRead {
  readonly status: TransactionStatus;
  readonly itemId?: string | undefined;
}

/** Why an outcome could not be read. */
export interface StatusFailed {
  /** The server knows no payment of this id. */
  readonly missing?: boolean;
  readonly reason?: string | undefined;
}

/** Values of authorizationResult that are not success. Every other value is (D13). */
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
    /** The page of a payment was opened. */
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

/** Mounted under `paymentResult`. */
export const paymentResultReducer = slice.reducer;

export const { opened, retried, statusRead, statusFailed, closed } = slice.actions;

export const selectPaymentResult = (state: { paymentResult: PaymentResultState }): PaymentResultState =>
  state.paymentResult;
