/** An amount that is offered. */
export interface NativeAmount {
  /** Pesos. */
  value: number;
  /** '4 usos · $ 760'. */
  label: string;
}

export interface NativeAmountsProps {
  label: string;
  options: readonly NativeAmount[];
  /** The amount in hand, in pesos; empty where there is none. */
  value: number | '';
  onChoose: (value: number) => void;
}

/** Amounts at a press, beside a field where any other may be typed. */
export const NativeAmounts = ({ label, options, value, onChoose }: NativeAmountsProps) => (
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
