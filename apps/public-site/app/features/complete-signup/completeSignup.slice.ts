import type { TokenRefusal, TokenState } from '@laundry/api-contract';
import type { Refusal } from '@laundry/error-catalogue';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

interface Failed {
  readonly error: string;
  readonly reason: TokenRefusal | undefined;
  /** The messages at fields, where it was because of their values. */
  readonly refused: Refusal | undefined;
}

/** The state of a sign-up. Only a link that was found valid can be confirmed (spec §5). */
export type CompleteSignupState =
  | { readonly step: 'checking' | 'ready' | 'confirming' | 'done' }
  /** It is unknown whether the link can be used. */
  | { readonly step: 'unchecked'; readonly error: string }
  | { readonly step: 'refused'; readonly reason: TokenRefusal }
  /** A confirmation was refused; `reason` is set where the link was the cause. */
  | ({ readonly step: 'failed' } & Failed);

export interface Confirmation {
  readonly token: string;
  readonly password: string;
}

const slice = createSlice({
  name: 'completeSignup',
  initialState: (): CompleteSignupState => ({ step: 'checking' }),
  reducers: {
    /** The page was opened with a link's token, or the check is repeated. */
    linkOpened: (_state, _action: PayloadAction<string>): CompleteSignupState => ({ step: 'checking' }),
    linkChecked: (_state, { payload }: PayloadAction<TokenState>): CompleteSignupState =>
      payload.valid ? { step: 'ready' } : { step: 'refused', reason: payload.reason ?? 'invalid' },
    checkFailed: (_state, { payload: error }: PayloadAction<string>): CompleteSignupState => ({
      step: 'unchecked',
      error,
    }),
    submitted: (_state, _action: PayloadAction<Confirmation>): CompleteSignupState => ({
      step: 'confirming',
    }),
    confirmed: (): CompleteSignupState => ({ step: 'done' }),
    confirmationFailed: (_state, { payload }: PayloadAction<Failed>): CompleteSignupState => ({
      step: 'failed',
      ...payload,
    }),
    pageClosed: (): CompleteSignupState => ({ step: 'checking' }),
  },
});

export const completeSignupReducer = slice.reducer;
export const { linkOpened, linkChecked, checkFailed, submitted, confirmed, confirmationFailed, pageClosed } =
  slice.actions;

export const selectCompleteSignup = (state: { completeSignup: CompleteSignupState }) => state.completeSignup;
