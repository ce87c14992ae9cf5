import { config } from '../config.ts';
import { MyLaundry } from '../features/my-laundry/MyLaundry.tsx';
import { myLaundryFlow } from '../features/my-laundry/myLaundry.flow.ts';
import { cardInAddress } from '../paths.ts';
import { createIsland } from './Island.tsx';
import { useAddress } from './environment.ts';

function Page() {
  const url = useAddress();
  return <MyLaundry card={url && cardInAddress(url)} chatbotUrl={config.brand.chatbotUrl} />;
}

export default createIsland(myLaundryFlow, Page);
