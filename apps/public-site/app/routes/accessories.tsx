import { accessories } from '@laundry/strings';
import { NativeFlowStyles } from '@laundry/ui-kit/native-styles';
import { ShopFront } from '../features/accessories/ShopFront.tsx';
import { IslandSlot } from '../islands/IslandSlot.tsx';
import { homeBreadcrumbs, pageMeta } from '../layout/pageMeta.ts';
import { paths } from '../paths.ts';

export const meta = () =>
  pageMeta({
    title: accessories.pageTitle,
    description: accessories.description,
    path: paths.accessories,
    breadcrumbs: homeBreadcrumbs,
  });

export default () => (
  <>
    <NativeFlowStyles />
    <ShopFront catalogue={<IslandSlot />} />
  </>
);
