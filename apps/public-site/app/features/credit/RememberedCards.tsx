import { credit, forgetDevice } from '@laundry/strings';
import { Button, Checkbox, TextInput } from '@laundry/ui-kit/controls';
import { formatCard } from '@laundry/ui-kit/format';
import { useId, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { LONGEST_NAME } from '../../storage/namedCard.ts';
import { cardForgotten, cardRemembered, deviceForgotten, selectCards } from './cards.flow.ts';
import { cardChosen } from './credit.slice.ts';

const { remembered: texts } = credit;

/** The cards that this device remembers, with buttons to use and to forget each. */
export function RememberedCards() {
  const dispatch = useDispatch();
  const cards = useSelector(selectCards);
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby={id} className="kit-remembered">
      <h2 id={id} ref={title} tabIndex={-1}>
        {texts.title}
      </h2>
      <ul>
        {cards.map(({ card, name }) => (
          <li key={card}>
            <Button variant="outlined" onClick={() => dispatch(cardChosen(card))}>
              {texts.use(name, formatCard(card))}
            </Button>
            <Button
              variant="icon"
              label={texts.remove(name)}
              onClick={() => {
                dispatch(cardForgotten(card));
                // The clicked button disappears, so the focus moves to the list's title.
                title.current?.focus();
              }}
            >
              ×
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="text" onClick={() => dispatch(deviceForgotten())}>
        {forgetDevice.button}
      </Button>
    </section>
  );
}

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
