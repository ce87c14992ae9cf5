import { useId } from 'react';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { keepHyphenatedTogether } from '../format/keepHyphenatedTogether.tsx';

export interface ButtonProps extends Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-haspopup' | 'name' | 'value'
> {
  children: ReactNode;
  variant?: 'contained' | 'outlined' | 'text' | 'icon';
  /** `error` where it destroys something. */
  color?: 'primary' | 'error';
  size?: 'small' | 'medium';
  /** An icon before its text. */
  startIcon?: ReactNode;
  type?: 'button' | 'submit';
  /** Its accessible name, where it shows only an icon or names what it is about. */
  label?: string | undefined;
  disabled?: boolean;
  /** Why it is disabled (D18). The reason is shown as text and referenced by the button. */
  disabledReason?: string | undefined;
  /** Called by a press while it is disabled for a reason. */
  onRefused?: (() => void) | undefined;
  /** What the button does; shown in the space of the reason while there is none. */
  note?: string | undefined;
  /** Whether it is busy: it then ignores clicks and keeps the focus. */
  loading?: boolean;
  onClick?: () => void;
}

const refuse = (event: MouseEvent): void => event.preventDefault();

/**
 * A button that shows why it is disabled (D18). Disabled buttons are no Tab stops, so the reason is one
 * instead; a changed reason is announced.
 */
export function Button({
  children,
  variant = 'contained',
  color = 'primary',
  size = 'medium',
  startIcon,
  type = 'button',
  label,
  disabled = false,
  disabledReason,
  onRefused,
  note,
  loading = false,
  onClick,
  ...attributes
}: ButtonProps) {
  const reasonId = useId();
  const reasoned = disabledReason !== undefined && disabledReason !== '';
  const explanation = reasoned ? disabledReason : note;
  const button = (
    <button
      {...attributes}
      type={type}
      className={`kit-button kit-button-${variant}`}
      data-color={color === 'primary' ? undefined : color}
      data-size={size === 'medium' ? undefined : size}
      aria-label={label}
      disabled={disabled || reasoned}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      aria-describedby={explanation === undefined ? undefined : reasonId}
      onClick={loading ? refuse : onClick}
    >
      {startIcon !== undefined && <span className="kit-start">{startIcon}</span>}
      {children}
    </button>
  );
  return (
    <>
      {onRefused === undefined ? (
        button
      ) : (
        // A disabled button receives no presses: what stands around it does.
        <span className="kit-press" onClick={reasoned ? onRefused : undefined}>
          {button}
        </span>
      )}
      {explanation !== undefined && (
        <div id={reasonId} className="kit-reason" role="status" tabIndex={reasoned ? 0 : undefined}>
          {/* Replaced with each text, because a replaced element does not count as a layout shift. */}
          <span key={explanation}>{keepHyphenatedTogether(explanation)}</span>
        </div>
      )}
    </>
  );
}
