import { config } from '../../config.ts';
import { initialCreditState } from './acceptedCard.ts';
import { rememberedCardsReducer, rememberedCardsSaga } from './cards.flow.ts';
import { creditSaga } from './credit.saga.ts';
import { creditReducerFrom } from './credit.slice.ts';

/** The flow of a top-up, starting at the step that its page shows. */
export const creditFlowFrom = (shown?: unknown) => ({
  reducers: {
    credit: creditReducerFrom(initialCreditState(shown, config.flags)),
    rememberedCards: rememberedCardsReducer,
  },
  sagas: [rememberedCardsSaga, creditSaga],
});
