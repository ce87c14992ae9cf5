import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { RememberedCard } from '../../session/rememberedCards.ts';

const slice = createSlice({
  name: 'rememberedCards',
  initialState: (): readonly RememberedCard[] => [],
  reducers: {
    cardsRead: (_, { payload }: PayloadAction<readonly RememberedCard[]>) => payload,
    /** The person asked for it, or gave the card another name. */
    cardRemembered: (cards, _: PayloadAction<RememberedCard>) => cards,
    cardForgotten: (cards, _: PayloadAction<string>) => cards,
  },
});

/** Mounted under `rememberedCards`: what the device keeps, as far as it was read. */
export const rememberedCardsReducer = slice.reducer;
export const { cardsRead, cardRemembered, cardForgotten } = slice.actions;

export const selectCards = (state: { rememberedCards: readonly RememberedCard[] }) => state.rememberedCards;
