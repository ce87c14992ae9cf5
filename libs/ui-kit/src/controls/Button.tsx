import { useId } from 'react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { keepTogether } from '../format/keepTogether.tsx';
import { Link } from './Link.ts';
import type { LinkProps } from './Link.ts';

interface ButtonLook {
  variant?: 'contained' | 'outlined' | 'text' | 'icon' | undefined;
  /** `error` for destructive actions and for dangers. */
  color?: 'primary' | 'error' | undefined;
  size?: 'small' | 'medium' | undefined;
  /** An icon before its text. */
  startIcon?: ReactNode;
}

/** The attributes that make an element look like a button. */
const look = ({ variant = 'contained', color, size }: ButtonLook) => ({
  className: `kit-button kit-button-${variant}`,
  'data-color': color === 'error' ? color : undefined,
  'data-size': size === 'small' ? size : undefined,
});

const Labelled = ({ startIcon, children }: { startIcon: ReactNode; children: ReactNode }) => (
  <>
    {startIcon !== undefined && <span className="kit-start">{startIcon}</span>}
    {children}
  </>
);

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className' | 'color'> {
  type?: 'button' | 'submit';
  /** The accessible name, if the button shows only an icon or its text does not say enough. */
  label?: string | undefined;
  /** Why it is disabled (D18). The reason is shown as text and referenced by the button. */
  disabledReason?: string | undefined;
  /** Called when the button is pressed while it is disabled with a reason. */
  onRefused?: (() => void) | undefined;
  /** What the button does; shown in place of `disabledReason` while there is none. */
  note?: string | undefined;
  /** Whether it is busy: it then ignores clicks and keeps the focus. */
  loading?: boolean;
}

const refuse = (event: MouseEvent): void => event.preventDefault();

/**
 * A button that shows why it is disabled (D18). The Tab key skips disabled buttons, so the reason takes the
 * focus instead; a changed reason is announced.
 */
export function Button({
  children,
  variant,
  color,
  size,
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
      aria-label={label}
      {...attributes}
      {...look({ variant, color, size })}
      type={type}
      disabled={disabled || reasoned}
      {...(loading && { 'aria-disabled': true, 'aria-busy': true })}
      {...(explanation !== undefined && { 'aria-describedby': reasonId })}
      onClick={loading ? refuse : onClick}
    >
      <Labelled startIcon={startIcon}>{children}</Labelled>
    </button>
  );
  return (
    <>
      {onRefused === undefined ? (
        button
      ) : (
        // A disabled button receives no clicks, so the element around it does.
        <span className="kit-press" onClick={reasoned ? onRefused : undefined}>
          {button}
        </span>
      )}
      {explanation !== undefined && (
        <div id={reasonId} className="kit-reason" role="status" tabIndex={reasoned ? 0 : undefined}>
          {/* Replaced with each text, because a replaced element does not count as a layout shift. */}
          <span key={explanation}>{keepTogether(explanation)}</span>
        </div>
      )}
    </>
  );
}

export interface ButtonLinkProps extends ButtonLook, Omit<LinkProps, 'className' | 'color'> {}

/** A link that looks like a button. */
export const ButtonLink = ({ variant, color, size, startIcon, children, ...props }: ButtonLinkProps) => (
  <Link {...props} {...look({ variant, color, size })}>
    <Labelled startIcon={startIcon}>{children}</Labelled>
  </Link>
);
