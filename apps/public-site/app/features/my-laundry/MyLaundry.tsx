import { myLaundry as texts } from '@laundry/strings';
import { Loading } from '@laundry/ui-kit/controls';
import { CardForm } from '../../layout/CardForm.tsx';
import { paths } from '../../paths.ts';
import { Machines } from './Machines.tsx';
import { useMachines } from './useMachines.ts';

/** The card's field, then the machines of its building. */
export function MyLaundry() {
  const { state, ask, reset } = useMachines();
  if (state.shown)
    return <Machines key={state.card} state={state} shown={state.shown} onAsk={ask} onOtherCard={reset} />;
  return (
    <>
      <CardForm
        id="my-laundry-card"
        texts={texts}
        action={paths.myLaundry}
        card={state.card}
        error={state.error}
        asking={state.asking}
        onSubmit={ask}
      />
      {state.asking && <Loading label={texts.loading} />}
    </>
  );
}
