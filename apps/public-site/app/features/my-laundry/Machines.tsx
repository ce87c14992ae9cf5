import type { CardMachines } from '@laundry/api-contract';
import { machineName, myLaundry as texts } from '@laundry/strings';
import { formatCard } from '@laundry/ui-kit/format';
import { Button, FailureNotice, Notice, useWindowEvent } from '@laundry/ui-kit/controls';
import { useEffect, useId, useRef } from 'react';
import { machineFailureUrl } from '../../paths.ts';
import type { MachinesState } from './useMachines.ts';

type Machine = CardMachines['machines'][number];

/** Montevideo's offset from UTC, which is constant because it has had no summer time since 2015. */
const BEHIND_UTC_MS = 3 * 3_600_000;

/** An instant as HH:mm in Montevideo, without Intl's date formats, whose code only forms load. */
const clockTime = (instant: string): string =>
  new Date(Date.parse(instant) - BEHIND_UTC_MS).toISOString().slice('YYYY-MM-DDT'.length, -':00.000Z'.length);

function describeState({ state, since, until }: Machine): string {
  if (state === 'in_use' && since)
    return until ? texts.inUse(clockTime(since), clockTime(until)) : texts.inUseSince(clockTime(since));
  return state === 'out_of_order' ? texts.outOfOrder : state === 'unknown' ? texts.unknown : '';
}

/** A machine, its state in words and colour, and the failure report for it. */
function MachineRow({ machine, card }: { machine: Machine; card: string }) {
  const name = machineName(machine);
  const detail = describeState(machine);
  return (
    <li className="kit-machine">
      <strong>{name}</strong>
      <span className="kit-state" data-state={machine.state}>
        {texts.states[machine.state]}
      </span>
      {detail !== '' && <small>{detail}</small>}
      <a href={machineFailureUrl(name, card)} aria-label={texts.reportOf(name)}>
        {texts.report}
      </a>
    </li>
  );
}

export interface MachinesProps {
  state: MachinesState;
  shown: CardMachines;
  onAsk: (card: string) => void;
  onOtherCard: () => void;
}

/** The machines of the card's building, as of the last answer. */
export function Machines({ state: { card, asking, error }, shown, onAsk, onOtherCard }: MachinesProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  // Refreshes the machines when the user returns to the page.
  useWindowEvent('visibilitychange', () => {
    if (document.visibilityState === 'visible') onAsk(card);
  });

  const estimated = shown.machines.some(({ until }) => until);
  return (
    <section aria-labelledby={id} className="kit-stack kit-answer">
      <h2 id={id} ref={heading} tabIndex={-1}>
        {texts.machines}
      </h2>
      <p role="status">
        {texts.shownOf(formatCard(card))}. {texts.at(clockTime(shown.at))}
      </p>
      {shown.machines.length === 0 ? (
        <Notice severity="info">{texts.none}</Notice>
      ) : (
        <ul>
          {shown.machines.map((machine) => (
            <MachineRow key={`${machine.machine_type}${machine.sort_index}`} machine={machine} card={card} />
          ))}
        </ul>
      )}
      {error && <FailureNotice text={error.text} />}
      <div className="kit-actions">
        <Button loading={asking} onClick={() => onAsk(card)}>
          {texts.refresh}
        </Button>
        <Button variant="outlined" onClick={onOtherCard}>
          {texts.otherCard}
        </Button>
      </div>
      <p className="kit-reason">
        {texts.privacy}
        {estimated && ` ${texts.estimate}`}
      </p>
    </section>
  );
}
