import { CompleteSignupForm } from '../features/complete-signup/CompleteSignupForm.tsx';
import { createIsland } from './Island.tsx';
import { useAddress } from './environment.ts';

function CompleteSignup() {
  const url = useAddress();
  return <CompleteSignupForm token={url && (url.searchParams.get('token') ?? '')} />;
}

export default createIsland(CompleteSignup);
