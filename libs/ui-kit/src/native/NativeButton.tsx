import { useId } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { keepHyphenatedTogether } from '../format/keepHyphenatedTogether.tsx';

export interface NativeButtonProps {
  children: ReactNode;
  variant?: 'contained' | 'outlined' | 'text' | 'icon';
  type?: 'button' | 'submit';
  /** Its accessible name, where it shows a sign alone. */
  label?: string;
  disabled?: boolean;
  /**
   * Why it cannot be pressed now (D18). With it the button is disabled and the reason stands in text, tied to
   * it.
   */
  disabledReason?: string | undefined;
  /** What stands in the reason's place, which is kept for it, while there is none: what the press does. */
  note?: string | undefined;
  /** Its work is on its way: it refuses presses and keeps the focus. */
  loading?: boolean;
  onClick?: () => void;
}

const refuse = (event: MouseEvent): void => event.preventDefault();

/** A button that says why it is disabled. */
export function NativeButton({
  children,
  variant = 'contained',
  type = 'button',
  label,
  disabled = false,
  disabledReason,
  note,
  loading = false,
  onClick,
}: NativeButtonProps) {
  const reasonId = useId();
  const reasoned = disabledReason !== undefined;
  const told = disabledReason ?? note;
  return (
    <>
      <button
        type={type}
        className={`kit-button kit-button-${variant}`}
        aria-label={label}
        disabled={disabled || reasoned}
        aria-disabled={loading || undefined}
        aria-busy={loading || undefined}
        aria-describedby={told === undefined ? undefined : reasonId}
        onClick={loading ? refuse : onClick}
      >
        {children}
      </button>
      {told !== undefined && (
        <div id={reasonId} className="kit-reason" role="status" tabIndex={reasoned ? 0 : undefined}>
          {/* New with each text: what is replaced shifts nothing. */}
          <span key={told}>{keepHyphenatedTogether(told)}</span>
        </div>
      )}
    </>
  );
}
