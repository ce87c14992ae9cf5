import { completeSignupSaga } from '../features/complete-signup/completeSignup.saga.ts';
import { completeSignupReducer } from '../features/complete-signup/completeSignup.slice.ts';
import { CompleteSignupForm } from '../features/complete-signup/CompleteSignupForm.tsx';
import { Island } from './Island.tsx';
import { useAddress } from './useAddress.ts';

const flow = { reducers: { completeSignup: completeSignupReducer }, sagas: [completeSignupSaga] };

function CompleteSignup() {
  const url = useAddress();
  return <CompleteSignupForm token={url && (url.searchParams.get('token') ?? '')} />;
}

export default function CompleteSignupIsland() {
  return (
    <Island flow={flow}>
      <CompleteSignup />
    </Island>
  );
}
