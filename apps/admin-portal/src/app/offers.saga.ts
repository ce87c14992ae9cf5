import { callApi } from '@laundry/flow';
import { all, call, put, select, take } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { callMissing } from '../session/offers.slice.ts';
import { selectStored } from '../session/session.slice.ts';
import { fromContext } from '../shared/context.ts';
