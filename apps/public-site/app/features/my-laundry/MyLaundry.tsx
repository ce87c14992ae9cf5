import { myLaundry as texts } from '@laundry/strings';
import { Loading } from '@laundry/ui-kit/controls';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { CardForm } from '../../layout/CardForm.tsx';
import { paths } from '../../paths.ts';
import { useCardInAddress } from '../../useCardInAddress.ts';
import { Machines } from './Machines.tsx';
import { asked, closed, opened, selectMyLaundry } from './myLaundry.flow.ts';

/** The card's field, then the machines of its building. */
export function MyLaundry() {
  const dispatch = useDispatch();
  const state = useSelector(selectMyLaundry);

  const { nameCard } = useCardInAddress(opened, closed);

  const shownCard = state.shown && state.card;
  useEffect(() => {
    if (shownCard !== undefined) nameCard(shownCard);
  }, [shownCard, nameCard]);
  const onOtherCard = () => {
    dispatch(closed());
    nameCard('');
  };

  if (state.shown)
    return <Machines key={state.card} state={state} shown={state.shown} onOtherCard={onOtherCard} />;
  return (
    <>
      <CardForm
        id="my-laundry-card"
        texts={{ ...texts, label: texts.card }}
        action={paths.myLaundry}
        card={state.card}
        error={state.error}
        asking={state.asking}
        onSubmit={(typed) => dispatch(asked(typed))}
      />
      {state.asking && <Loading label={texts.loading} />}
    </>
  );
}
