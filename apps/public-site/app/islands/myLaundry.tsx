import { MyLaundry } from '../features/my-laundry/MyLaundry.tsx';
import { createIsland } from './Island.tsx';

export default createIsland(MyLaundry);
