import type { CardMachines } from '@laundry/api-contract';
import { errorText } from '@laundry/error-catalogue';
import { focusHeading } from '@laundry/ui-kit/controls';
import { isCardCode } from '@laundry/ui-kit/format';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useEnvironment } from '../../islands/environment.ts';
import type { ShownError } from '../../shownError.ts';
import { useCardInAddress } from '../../useCardInAddress.ts';
import { useLatestCall } from '../../useLatestCall.ts';

export interface MachinesState {
  /** The card of the last request; empty before the first. */
  readonly card: string;
  readonly asking: boolean;
  /** Why the last request failed. */
  readonly error?: ShownError;
  /** The last answer, which stays visible while it is refreshed. */
  readonly shown?: CardMachines;
}

const START: MachinesState = { card: '', asking: false };

/** The machines of a card's building (D95): of the card in the address, or a typed one. */
export function useMachines() {
  const { api } = useEnvironment();
  const { card: addressed, nameCard } = useCardInAddress();
  const { run, abort } = useLatestCall();
  const asked = useRef('');
  const [state, setState] = useState(START);
  const ask = useCallback(
    (card: string) => {
      asked.current = card;
      setState(({ card: before, shown }) => ({
        card,
        asking: true,
        ...(shown && card === before && { shown }),
      }));
      void run(
        async (signal) => {
          const shown = await api.cardMachines({ param1: card }, { signal });
          setState({ card, asking: false, shown });
          nameCard(card);
        },
        ({ kind }) =>
          setState((before) => ({ ...before, asking: false, error: { kind, text: errorText(kind) } })),
      );
    },
    [api, run, nameCard],
  );
  useEffect(() => {
    if (addressed !== undefined && isCardCode(addressed) && addressed !== asked.current) ask(addressed);
  }, [addressed, ask]);
  /** OTRA TARJETA, which then disappears: the page's title takes the focus. */
  const reset = () => {
    abort();
    asked.current = '';
    setState(START);
    nameCard('');
    focusHeading();
  };
  return { state, ask, reset };
}
