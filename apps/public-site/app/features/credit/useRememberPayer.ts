import type { ChannelName, PayerValues } from '@laundry/payment-channels/client';
import { credit } from '@laundry/strings';
import { useState } from 'react';
import { useEnvironment } from '../../islands/environment.ts';
import { rememberCard, rememberedCard } from '../../storage/rememberedCards.ts';
import { usesIn } from '../../paying/prices.ts';

/** Whether this device remembers a card's payer. Off by default; switching it off forgets the payer. */
export function useRememberPayer(card: string) {
  const { device } = useEnvironment();
  const [remembers, setRemembers] = useState(() => rememberedCard(device, card)?.last !== undefined);
  return {
    remembers,
    setRemembers: (wants: boolean) => {
      setRemembers(wants);
      const known = rememberedCard(device, card);
      if (!wants && known) rememberCard(device, { card, name: known.name });
    },
    /** Stores the top-up, if the user wants it. @param price of one use, in pesos */
    keep: (channel: ChannelName, values: PayerValues, price: number) => {
      if (!remembers) return;
      const { uses, rest } = usesIn(price, Number(values.amount));
      const { name } = rememberedCard(device, card) ?? credit.remembered;
      rememberCard(device, {
        card,
        name,
        last: { channel, values, ...(uses > 0 && rest === 0 && { uses }) },
      });
    },
  };
}
