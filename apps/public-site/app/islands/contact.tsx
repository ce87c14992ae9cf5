import { SupportForm } from '../features/support/SupportForm.tsx';
import { supportFlow } from '../features/support/supportFlow.ts';
import { ThemedIsland } from './ThemedIsland.tsx';

export default function ContactIsland() {
  return (
    <ThemedIsland flow={supportFlow}>
      <SupportForm form="contact" />
    </ThemedIsland>
  );
}
