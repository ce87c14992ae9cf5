import type { Settlement } from '@laundry/api-contract';
import { useCallback, useState } from 'react';
import { PrintButton } from '../../reports/PrintButton.tsx';
import type { Sheet } from '../../reports/PrintSheet.tsx';
import { settlementSheet } from './settlementSheet.ts';

export interface PrintSettlementProps {
  settlement: Settlement;
  scope: string;
}

/** The whole settlement on paper, every unit of every building. */
export function PrintSettlement({ settlement, scope }: PrintSettlementProps) {
  const [sheet, setSheet] = useState<Sheet>();
  const onPrinted = useCallback(() => setSheet(undefined), []);
  const inSight = useCallback(() => settlementSheet(settlement, scope), [settlement, scope]);
  return (
    <PrintButton sheet={sheet} inSight={inSight} onPrint={() => setSheet(inSight())} onPrinted={onPrinted} />
  );
}
