import { useId } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { keepHyphenatedTogether } from '../format/keepHyphenatedTogether.tsx';

export interface NativeButtonProps {
  children: ReactNode;
  variant?: 'contained' | 'outlined' | 'text' | 'icon';
  type?: 'button' | 'submit';
  /** Its accessible name, where it shows only an icon. */
  label?: string;
  disabled?: boolean;
  /** Why it is disabled (D18). The reason is shown as text and referenced by the button. */
  disabledReason?: string | undefined;
  /** What the button does; shown in the space of the reason while there is none. */
  note?: string | undefined;
  /** Whether it is busy: it then ignores clicks and keeps the focus. */
  loading?: boolean;
  onClick?: () => void;
}

const refuse = (event: MouseEvent): void => event.preventDefault();

/** A button that shows why it is disabled. */
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
  const explanation = disabledReason ?? note;
  return (
    <>
      <button
        type={type}
        className={`kit-button kit-button-${variant}`}
        aria-label={label}
        disabled={disabled || reasoned}
        aria-disabled={loading || undefined}
        aria-busy={loading || undefined}
        aria-describedby={explanation === undefined ? undefined : reasonId}
        onClick={loading ? refuse : onClick}
      >
        {children}
      </button>
      {explanation !== undefined && (
        <div id={reasonId} className="kit-reason" role="status" tabIndex={reasoned ? 0 : undefined}>
          {/* Replaced with each text, because a replaced element does not count as a layout shift. */}
          <span key={explanation}>{keepHyphenatedTogether(explanation)}</span>
        </div>
      )}
    </>
  );
}
