/** A suggested amount. */
export interface AmountPreset {
  /** Pesos. */
  value: number;
  /** '4 usos · $ 760'. */
  label: string;
}

export interface AmountPresetsProps {
  label: string;
  options: readonly AmountPreset[];
  /** The current amount in pesos; empty where there is none. */
  value: number | '';
  onChoose: (value: number) => void;
}

/** Buttons with suggested amounts, beside a field for any other amount. */
export const AmountPresets = ({ label, options, value, onChoose }: AmountPresetsProps) => (
  <div role="group" aria-label={label} className="kit-amounts">
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        aria-pressed={option.value === value}
        onClick={() => onChoose(option.value)}
      >
        {option.label}
      </button>
    ))}
  </div>
);
