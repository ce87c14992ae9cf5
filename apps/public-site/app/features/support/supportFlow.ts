import { supportSaga } from './support.saga.ts';
import { supportReducer } from './support.slice.ts';

/** What runs the forms by which visitors write to the company. */
export const supportFlow = { reducers: { support: supportReducer }, sagas: [supportSaga] };
