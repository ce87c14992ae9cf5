import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { LastTopUp, RememberedCard } from '../../storage/rememberedCards.ts';

const slice = createSlice({
  name: 'rememberedCards',
  initialState: (): readonly RememberedCard[] => [],
  reducers: {
    cardsRead: (_, { payload }: PayloadAction<readonly RememberedCard[]>) => payload,
    /** The user asked to remember a card, or renamed it. */
    cardRemembered: (cards, _: PayloadAction<Pick<RememberedCard, 'card' | 'name'>>) => cards,
    cardForgotten: (cards, _: PayloadAction<string>) => cards,
    /** The user asked to remember how the card is topped up. */
    payerRemembered: (cards, _: PayloadAction<{ readonly card: string; readonly last: LastTopUp }>) => cards,
    payerForgotten: (cards, _: PayloadAction<string>) => cards,
    /** 'Olvidar mis datos en este dispositivo'. */
    deviceForgotten: (cards) => cards,
  },
});

/** Mounted under `rememberedCards`: the cards on the device, once they are loaded. */
export const rememberedCardsReducer = slice.reducer;
export const { cardsRead, cardRemembered, cardForgotten, payerRemembered, payerForgotten, deviceForgotten } =
  slice.actions;

export const selectCards = (state: { rememberedCards: readonly RememberedCard[] }) => state.rememberedCards;
