import { completeSignupSaga } from '../features/complete-signup/completeSignup.saga.ts';
import { completeSignupReducer } from '../features/complete-signup/completeSignup.slice.ts';
import { CompleteSignupPage } from '../features/complete-signup/CompleteSignupPage.tsx';
import { ThemedIsland } from './ThemedIsland.tsx';
import { useAddress } from './useAddress.ts';

const flow = { reducers: { completeSignup: completeSignupReducer }, sagas: [completeSignupSaga] };

function CompleteSignup() {
  const here = useAddress();
  return <CompleteSignupPage token={here && (here.searchParams.get('token') ?? '')} />;
}

export default function CompleteSignupIsland() {
  return (
    <ThemedIsland flow={flow}>
      <CompleteSignup />
    </ThemedIsland>
  );
}
