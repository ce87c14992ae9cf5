import { useCallback } from 'react';
import { MyLaundry } from '../features/my-laundry/MyLaundry.tsx';
import { myLaundryFlow } from '../features/my-laundry/myLaundry.flow.ts';
import { cardInAddress } from '../paths.ts';
import { createIsland } from './Island.tsx';
import { useAddress, useEnvironment } from './environment.ts';

function Page() {
  const { address } = useEnvironment();
  const url = useAddress();
  const nameCard = useCallback(
    (card: string) => address.replaceQuery(card === '' ? {} : { card }),
    [address],
  );
  return <MyLaundry card={url && cardInAddress(url)} nameCard={nameCard} />;
}

export default createIsland(myLaundryFlow, Page);
