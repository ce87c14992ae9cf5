import { accessories } from '@laundry/strings';
import { NativeFlowStyles } from '@laundry/ui-kit/native-styles';
import { ShopFront } from '../features/accessories/ShopFront.tsx';
import { IslandSlot } from '../islands/IslandSlot.tsx';
import { pageMeta } from '../layout/pageMeta.ts';
import { fromHome } from '../layout/trail.ts';
import { paths } from '../paths.ts';

export const meta = () =>
  pageMeta({
    title: accessories.pageTitle,
    description: accessories.description,
    path: paths.accessories,
    trail: fromHome,
  });

export default () => (
  <>
    <NativeFlowStyles />
    <ShopFront catalogue={<IslandSlot />} />
  </>
);
