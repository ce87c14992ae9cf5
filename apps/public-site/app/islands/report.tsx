import { reportFlow } from '../features/report/report.flow.ts';
import { ReportFlow } from '../features/report/ReportFlow.tsx';
import { createIsland } from './Island.tsx';

export default createIsland(() => reportFlow, ReportFlow);
