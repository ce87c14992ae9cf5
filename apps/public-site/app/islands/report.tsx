import { config } from '../config.ts';
import { reportSaga } from '../features/report/report.saga.ts';
import { reportReducer } from '../features/report/report.slice.ts';
import { ReportPage } from '../features/report/ReportPage.tsx';
import { cardOf } from './cardOf.ts';
import { ThemedIsland } from './ThemedIsland.tsx';
import { useAddress } from './useAddress.ts';

const flow = { reducers: { report: reportReducer }, sagas: [reportSaga] };

function Report() {
  const here = useAddress();
  return <ReportPage card={here && cardOf(here)} chatbotUrl={config.brand.chatbotUrl} />;
}

export default function ReportIsland() {
  return (
    <ThemedIsland flow={flow}>
      <Report />
    </ThemedIsland>
  );
}
