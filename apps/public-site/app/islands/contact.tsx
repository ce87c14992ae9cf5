import { supportFlow } from '../features/support/support.flow.ts';
import { SupportForm } from '../features/support/SupportForm.tsx';
import { islandOf } from './Island.tsx';

export default islandOf(supportFlow, () => <SupportForm form="contact" />);
