import { CARD_CODE_PATTERN } from '../format/cardCode.ts';
import cardCode from '../illustrations/cardCode.svg?no-inline';
import { useCardCode } from './useCardCode.ts';

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
  const code = useCardCode(value, onChange);
  return (
    <div>
      <label htmlFor={id} className="kit-label">
        {label}
      </label>
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
          aria-describedby={`${id}-helper`}
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
      <p
        // Replaced, so that the error is announced.
        key={error === undefined ? 'hint' : 'error'}
        id={`${id}-helper`}
        className="kit-helper"
        {...(error !== undefined && { role: 'alert', 'data-invalid': '' })}
      >
        {error ?? hint}
      </p>
    </div>
  );
}
