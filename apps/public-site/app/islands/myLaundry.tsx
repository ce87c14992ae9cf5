import { MyLaundry } from '../features/my-laundry/MyLaundry.tsx';
import { myLaundryFlow } from '../features/my-laundry/myLaundry.flow.ts';
import { createIsland } from './Island.tsx';

export default createIsland(() => myLaundryFlow, MyLaundry);
