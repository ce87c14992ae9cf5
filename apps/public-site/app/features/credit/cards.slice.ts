import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { LastTopUp, RememberedCard } from '../../session/rememberedCards.ts';

const slice = createSlice({
  name: 'rememberedCards',
  initialState: (): readonly RememberedCard[] => [],
  reducers: {
    cardsRead: (_, { payload }: PayloadAction<readonly RememberedCard[]>) => payload,
    /** The person asked for it, or gave the card another name. */
    cardRemembered: (cards, _: PayloadAction<Pick<RememberedCard, 'card' | 'name'>>) => cards,
    cardForgotten: (cards, _: PayloadAction<string>) => cards,
    /** The person asked for it: the card, and how it is topped up. */
    payerRemembered: (cards, _: PayloadAction<{ readonly card: string; readonly last: LastTopUp }>) => cards,
    payerForgotten: (cards, _: PayloadAction<string>) => cards,
  },
});

/** Mounted under `rememberedCards`: what the device keeps, as far as it was read. */
export const rememberedCardsReducer = slice.reducer;
export const { cardsRead, cardRemembered, cardForgotten, payerRemembered, payerForgotten } = slice.actions;

export const selectCards = (state: { rememberedCards: readonly RememberedCard[] }) => state.rememberedCards;
