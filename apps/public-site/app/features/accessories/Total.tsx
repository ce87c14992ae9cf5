import { accessories } from '@laundry/strings';
import { formatPesos } from '@laundry/ui-kit/format';
import { useId } from 'react';

/** What is to be paid; told when it changes. */
export function Total({ pesos }: { pesos: number }) {
  const id = useId();
  return (
    <div className="shop-total">
      <label htmlFor={id}>{accessories.data.total}</label>
      {/* The page may have counted a quantity already that was chosen before React ran (showDataStep.ts). */}
      <output id={id} suppressHydrationWarning>
        {formatPesos(pesos)}
      </output>
    </div>
  );
}
