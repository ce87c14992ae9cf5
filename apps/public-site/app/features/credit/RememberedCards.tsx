import { notified } from '@laundry/flow';
import { credit, forgetDevice as forgetTexts, notifications } from '@laundry/strings';
import { Button, Checkbox, focusHeading, TextInput } from '@laundry/ui-kit/controls';
import { formatCard } from '@laundry/ui-kit/format';
import { useId, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useAddress, useEnvironment } from '../../islands/environment.ts';
import { forgetDevice } from '../../storage/forgetDevice.ts';
import { LONGEST_NAME } from '../../storage/namedCard.ts';
import { forgetCard, loadCards, rememberCard, rememberedCard } from '../../storage/rememberedCards.ts';
import type { RememberedCard } from '../../storage/rememberedCards.ts';
import { cardChosen } from './credit.slice.ts';

const { remembered: texts } = credit;

/** The cards that this device remembers, with buttons to use and to forget each. */
export function RememberedCards() {
  const dispatch = useDispatch();
  const { session, device } = useEnvironment();
  // The prerendered page has neither cards nor an address. Both are read after hydration.
  const isHydrated = useAddress() !== undefined;
  const [changed, setCards] = useState<readonly RememberedCard[]>();
  const cards = changed ?? (isHydrated ? loadCards(device) : []);
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  /** Shows the cards that are left. The pressed button disappears, so a title takes the focus. */
  const refresh = () => {
    const left = loadCards(device);
    setCards(left);
    if (left.length > 0) title.current?.focus();
    else focusHeading();
  };
  const forgetAll = () => {
    forgetDevice(session, device);
    refresh();
    dispatch(notified({ variant: 'success', title: notifications.successTitle, text: forgetTexts.done }));
  };
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
                forgetCard(device, card);
                refresh();
              }}
            >
              ×
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="text" onClick={forgetAll}>
        {forgetTexts.button}
      </Button>
    </section>
  );
}

/** Lets the user choose whether this device remembers the card, and its name. Off by default. */
export function RememberCard({ card }: { card: string }) {
  const { device } = useEnvironment();
  // Matches when hydrated: step 2 is not shown from its template if a card is remembered (`isResumed`).
  const [known, setKnown] = useState(() => rememberedCard(device, card));
  const [name, setName] = useState(known?.name ?? texts.name);
  const remember = (as: string) => {
    rememberCard(device, { ...rememberedCard(device, card), card, name: as.trim() || texts.name });
    setKnown(rememberedCard(device, card));
  };
  const forget = () => {
    forgetCard(device, card);
    setKnown(undefined);
  };
  return (
    <div role="group" aria-label={texts.form} className="kit-stack" style={{ marginTop: 32 }}>
      <Checkbox
        label={texts.ask}
        checked={known !== undefined}
        onChange={(checked) => (checked ? remember(name) : forget())}
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
