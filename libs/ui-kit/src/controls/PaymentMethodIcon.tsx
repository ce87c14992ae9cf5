/** Drawings of payment methods: paths on a 24 × 24 grid, stroked. */
const MARKS = {
  wallet:
    'M4 8.5V17a2.5 2.5 0 0 0 2.5 2.5h11A2.5 2.5 0 0 0 20 17v-6a2.5 2.5 0 0 0-2.5-2.5H4Zm0 0A2.5 2.5 0 0 1 6.5 6L16 4.5v4M16 14h.01',
  card: 'M3.5 8A2.5 2.5 0 0 1 6 5.5h12A2.5 2.5 0 0 1 20.5 8v8a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 16V8Zm0 2h17M7 15h3',
  transfer:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 0c2.5 2.2 3.5 5 3.5 8.5s-1 6.3-3.5 8.5c-2.5-2.2-3.5-5-3.5-8.5s1-6.3 3.5-8.5ZM3.5 12h17',
  cash: 'M3 7.5h18v9H3v-9Zm9 2.25a2.25 2.25 0 1 0 0 4.5 2.25 2.25 0 0 0 0-4.5ZM6 12h.01M18 12h.01',
} as const;

export interface PaymentMethodIconProps {
  kind: keyof typeof MARKS;
  /** The payment method's logo, which the company may show by contract. */
  mark?: { readonly src: string; readonly width: number; readonly height: number } | undefined;
}

/** A payment method's logo, otherwise a drawing of its kind. Decorative: the label has the name. */
export const PaymentMethodIcon = ({ kind, mark }: PaymentMethodIconProps) =>
  mark ? (
    <img className="kit-mark" {...mark} alt="" />
  ) : (
    <svg className="kit-mark" viewBox="0 0 24 24" aria-hidden>
      <path d={MARKS[kind]} />
    </svg>
  );
