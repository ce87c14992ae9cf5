import { credit } from '@laundry/strings';
import { Checkbox, TextInput } from '@laundry/ui-kit/controls';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { LONGEST_NAME } from '../../storage/namedCard.ts';
import { cardForgotten, cardRemembered, selectCards } from './cards.slice.ts';

const { remembered: texts } = credit;

/** Lets the user choose, never unasked, whether this device remembers the card, and its name. */
export function RememberCard({ card }: { card: string }) {
  const dispatch = useDispatch();
  const known = useSelector(selectCards).find((known) => known.card === card);
  const [name, setName] = useState(known?.name ?? texts.name);
  const remember = (as: string) => dispatch(cardRemembered({ card, name: as.trim() || texts.name }));
  return (
    <div role="group" aria-label={texts.form} className="kit-stack" style={{ marginTop: 32 }}>
      <Checkbox
        label={texts.ask}
        checked={known !== undefined}
        onChange={(checked) => (checked ? remember(name) : dispatch(cardForgotten(card)))}
      />
      {known !== undefined && (
        <TextInput
          name="name"
          label={texts.nameLabel}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          helperText={null}
          value={name}
          onChange={(typed) => {
            setName(typed);
            remember(typed);
          }}
        />
      )}
    </div>
  );
}
