import { config } from '../config.ts';
import { MyLaundry } from '../features/my-laundry/MyLaundry.tsx';
import { myLaundrySaga } from '../features/my-laundry/myLaundry.saga.ts';
import { myLaundryReducer } from '../features/my-laundry/myLaundry.slice.ts';
import { cardInAddress } from '../paths.ts';
import { Island } from './Island.tsx';
import { useAddress } from './useAddress.ts';

const flow = { reducers: { myLaundry: myLaundryReducer }, sagas: [myLaundrySaga] };

function Page() {
  const url = useAddress();
  return <MyLaundry card={url && cardInAddress(url)} chatbotUrl={config.brand.chatbotUrl} />;
}

export default function MyLaundryIsland() {
  return (
    <Island flow={flow}>
      <Page />
    </Island>
  );
}
