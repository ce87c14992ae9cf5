import { useCardCode } from './useCardCode.ts';

export interface NativeCodeFieldProps {
  id: string;
  name: string;
  label: string;
  hint: string;
  /** Digits alone. */
  value: string;
  onChange: (digits: string) => void;
  error?: string | undefined;
}

/** A card's code (section 3): eight digits in two groups, as the card shows them; any text that holds one may be pasted. */
export function NativeCodeField({ id, name, label, hint, value, onChange, error }: NativeCodeFieldProps) {
  const code = useCardCode(value, onChange);
  return (
    <div>
      <label htmlFor={id} className="kit-label">
        {label}
      </label>
      <input
        {...code}
        id={id}
        name={name}
        className="kit-input kit-code"
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-helper`}
      />
      <p id={`${id}-helper`} className="kit-helper" data-invalid={error === undefined ? undefined : ''}>
        {error ?? hint}
      </p>
    </div>
  );
}
