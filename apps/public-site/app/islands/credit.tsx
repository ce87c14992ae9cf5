import { initialCreditState } from '../features/credit/acceptedCard.ts';
import { creditSaga } from '../features/credit/credit.saga.ts';
import { creditReducerFrom } from '../features/credit/credit.slice.ts';
import type { AcceptedCard } from '../features/credit/credit.slice.ts';
import { CreditPage } from '../features/credit/CreditPage.tsx';
import { createIsland } from './Island.tsx';

/** A top-up, starting at the step that its page shows. */
export default createIsland(CreditPage, (shown?: AcceptedCard) => ({
  reducers: { credit: creditReducerFrom(initialCreditState(shown)) },
  saga: creditSaga,
}));
