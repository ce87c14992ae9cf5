import { CompleteSignupForm } from '../features/complete-signup/CompleteSignupForm.tsx';
import { createIsland } from './Island.tsx';

export default createIsland(CompleteSignupForm);
