import { accessories } from '@laundry/strings';
import { FlowStyles } from '@laundry/ui-kit/control-styles';
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
    <FlowStyles />
    <ShopFront catalogue={<IslandSlot />} />
  </>
);
