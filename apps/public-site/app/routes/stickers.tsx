import { laundromats as texts } from '@laundry/strings';
import { useParams } from 'react-router';
import type { MetaArgs } from 'react-router';
import { StickersPage } from '../features/laundromats/StickersPage.tsx';
import { hiddenPageMeta } from '../layout/pageMeta.ts';
import { laundromatAt } from './laundromatAt.ts';

export const meta = ({ params }: MetaArgs) =>
  hiddenPageMeta(texts.stickers.pageTitle(laundromatAt(params['slug']).name));

export default function StickersRoute() {
  return <StickersPage laundromat={laundromatAt(useParams()['slug'])} />;
}
