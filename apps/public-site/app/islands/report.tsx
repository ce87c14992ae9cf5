import { reportFlow } from '../features/report/report.flow.ts';
import { ReportFlow } from '../features/report/ReportFlow.tsx';
import { cardInAddress } from '../paths.ts';
import { createIsland } from './Island.tsx';
import { useAddress } from './environment.ts';

function Report() {
  const url = useAddress();
  return <ReportFlow card={url && cardInAddress(url)} />;
}

export default createIsland(reportFlow, Report);
