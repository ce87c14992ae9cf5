import { SupportForm } from '../features/support/SupportForm.tsx';
import { createIsland } from './Island.tsx';

export default createIsland(() => <SupportForm form="failure" />);
