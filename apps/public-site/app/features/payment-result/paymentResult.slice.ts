import type { TransactionStatus } from '@laundry/api-contract';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** What is known of a payment's outcome (decision 13). */
export type PaymentResultState =
  | { readonly step: 'asking' }
  /** `asking` again: the page stays as it is meanwhile. */
  | { readonly step: 'unknown'; readonly asking: boolean }
  | { readonly step: 'approved' | 'pending' | 'denied'; readonly status: TransactionStatus };

/** Values of authorizationResult that are not success. Every other value is (decision 13). */
const STEP_OF: Readonly<Record<string, 'pending' | 'denied'>> = { PENDING: 'pending', DENIED: 'denied' };

function stateOf(status: TransactionStatus): PaymentResultState {
  const result = status.authorizationResult;
  if (!result) return { step: 'unknown', asking: false };
  return { step: (Object.hasOwn(STEP_OF, result) ? STEP_OF[result] : undefined) ?? 'approved', status };
}

const slice = createSlice({
  name: 'paymentResult',
  initialState: (): PaymentResultState => ({ step: 'asking' }),
  reducers: {
    /** The page of a payment was opened. */
    opened: (_, _action: PayloadAction<string>): PaymentResultState => ({ step: 'asking' }),
    /** CONSULTAR DE NUEVO. */
    askedAgain: (_, _action: PayloadAction<string>): PaymentResultState => ({
      step: 'unknown',
      asking: true,
    }),
    statusRead: (_, { payload }: PayloadAction<TransactionStatus>): PaymentResultState => stateOf(payload),
    /** The call failed: neither success nor failure of the payment. */
    askingFailed: (): PaymentResultState => ({ step: 'unknown', asking: false }),
    closed: (): PaymentResultState => ({ step: 'asking' }),
  },
});

/** Mounted under `paymentResult`. */
export const paymentResultReducer = slice.reducer;

export const { opened, askedAgain, statusRead, askingFailed, closed } = slice.actions;

export const selectPaymentResult = (state: { paymentResult: PaymentResultState }): PaymentResultState =>
  state.paymentResult;
