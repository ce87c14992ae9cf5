import { useCallback, useState } from 'react';
import { creditFlowFrom } from '../features/credit/creditFlow.ts';
import { CreditPage } from '../features/credit/CreditPage.tsx';
import { cardInAddress } from '../paths.ts';
import { Island } from './Island.tsx';
import type { InitialData } from './island.ts';
import { useAddress, useEnvironment } from './environment.ts';

function Credit() {
  const { address } = useEnvironment();
  const url = useAddress();
  const nameCard = useCallback((card: string) => address.replaceQuery({ card }), [address]);
  return <CreditPage card={url && cardInAddress(url)} onOtherCard={nameCard} />;
}

export default function CreditIsland({ initialData }: InitialData) {
  const [flow] = useState(() => creditFlowFrom(initialData));
  return (
    <Island flow={flow}>
      <Credit />
    </Island>
  );
}
