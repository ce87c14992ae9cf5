import { useCallback } from 'react';
import { useAddress, useEnvironment } from './islands/environment.ts';
import { cardInAddress } from './paths.ts';

/** The card in the page's address, `?card=`. */
export function useCardInAddress() {
  const { address } = useEnvironment();
  const url = useAddress();
  /** Names a card in the address, for a reload; empty for none. */
  const nameCard = useCallback(
    (named: string) => address.replaceQuery(named === '' ? {} : { card: named }),
    [address],
  );
  /** `card`: its digits, empty without one, undefined while the address is unknown. */
  return { card: url && cardInAddress(url), nameCard };
}
