import { useParams } from 'react-router';
import type { MetaArgs } from 'react-router';
import { LaundromatPage } from '../features/laundromats/LaundromatPage.tsx';
import { laundromatMeta } from '../features/laundromats/laundromatMeta.ts';
import { pageMeta } from '../layout/pageMeta.ts';
import { laundromatAt } from './laundromatAt.ts';

export const meta = ({ params }: MetaArgs) => pageMeta(laundromatMeta(laundromatAt(params['slug'])));

export default function LaundromatRoute() {
  return <LaundromatPage laundromat={laundromatAt(useParams()['slug'])} />;
}
