import { CARD_CODE_NUMBER, CARD_CODE_PATTERN } from '../format/cardCode.ts';
import cardCode from '../illustrations/cardCode.svg?no-inline';
import { FieldFrame, helperTextId } from './FieldFrame.tsx';
import { useGroupedDigits } from './useGroupedDigits.ts';

export interface CardCodeInputProps {
  id: string;
  name: string;
  label: string;
  hint: string;
  /** Digits only. */
  value: string;
  onChange: (digits: string) => void;
  error?: string | undefined;
  /** The accessible name of the drawing beside the field, which shows where the code is on a card. */
  place?: string;
}

/**
 * A field for a card's code (spec §3): eight digits in two groups, as printed on the card. Any text that
 * contains a code can be pasted.
 */
export function CardCodeInput({ id, name, label, hint, value, onChange, error, place }: CardCodeInputProps) {
  const code = useGroupedDigits(CARD_CODE_NUMBER, value, onChange);
  return (
    <FieldFrame
      {...{ id, label }}
      // An element of its own, so that it is announced.
      helperText={error === undefined ? hint : <span role="alert">{error}</span>}
      invalid={error !== undefined}
    >
      <div className="kit-code-row">
        <input
          {...code}
          id={id}
          name={name}
          className="kit-input kit-code"
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          // For the browser's own validation, before React runs.
          required
          pattern={CARD_CODE_PATTERN}
          title={hint}
          aria-invalid={error !== undefined}
          aria-describedby={helperTextId(id)}
        />
        {place !== undefined && (
          <svg
            className="kit-picture"
            viewBox="0 0 84 52"
            width={84}
            height={52}
            role="img"
            aria-label={place}
          >
            <use href={`${cardCode}#drawing`} />
          </svg>
        )}
      </div>
    </FieldFrame>
  );
}
