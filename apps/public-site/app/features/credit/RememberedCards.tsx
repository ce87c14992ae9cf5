import { credit, forgetDevice } from '@laundry/strings';
import { formatCard } from '@laundry/ui-kit/format';
import { Button } from '@laundry/ui-kit/controls';
import { useId, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { cardForgotten, deviceForgotten, selectCards } from './cards.slice.ts';
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
