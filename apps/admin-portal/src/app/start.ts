import type { Flow } from '@laundry/flow';
import { loginSaga } from '../features/login/login.saga.ts';
import { loginReducer } from '../features/login/login.slice.ts';
import { sessionSaga } from '../session/session.saga.ts';
import { sessionReducer } from '../session/session.slice.ts';

/** The state that the login needs; the rest comes with the dashboard's code. */
export const startReducers = { session: sessionReducer, login: loginReducer };

/** The flows that the login needs. */
export const startSagas: readonly Flow[] = [loginSaga, sessionSaga];
