import { SupportForm } from '../features/support/SupportForm.tsx';
import { supportFlow } from '../features/support/supportFlow.ts';
import { ThemedIsland } from './ThemedIsland.tsx';

export default function VisitIsland() {
  return (
    <ThemedIsland flow={supportFlow}>
      <SupportForm form="visit" />
    </ThemedIsland>
  );
}
