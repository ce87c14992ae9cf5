import { config } from '../config.ts';
import { reportSaga } from '../features/report/report.saga.ts';
import { reportReducer } from '../features/report/report.slice.ts';
import { ReportFlow } from '../features/report/ReportFlow.tsx';
import { cardInAddress } from '../paths.ts';
import { Island } from './Island.tsx';
import { useAddress } from './useAddress.ts';

const flow = { reducers: { report: reportReducer }, sagas: [reportSaga] };

function Report() {
  const url = useAddress();
  return <ReportFlow card={url && cardInAddress(url)} chatbotUrl={config.brand.chatbotUrl} />;
}

export default function ReportIsland() {
  return (
    <Island flow={flow}>
      <Report />
    </Island>
  );
}
