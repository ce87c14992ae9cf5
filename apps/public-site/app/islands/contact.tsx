import { SupportForm } from '../features/support/SupportForm.tsx';
import { supportFlow } from '../features/support/support.saga.ts';
import { Island } from './Island.tsx';

export default function ContactIsland() {
  return (
    <Island flow={supportFlow}>
      <SupportForm form="contact" />
    </Island>
  );
}
