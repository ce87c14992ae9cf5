import { completeSignup } from '@laundry/strings';
import { useSearchParams } from 'react-router';
import { CompleteSignupPage } from '../features/complete-signup/CompleteSignupPage.tsx';
import { hiddenPageMeta } from '../layout/pageMeta.ts';

export const meta = () => hiddenPageMeta(completeSignup.title);

export default function CompleteSignupRoute() {
  const [query] = useSearchParams();
  return <CompleteSignupPage token={query.get('token') ?? ''} />;
}
