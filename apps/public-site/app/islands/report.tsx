import { ReportFlow } from '../features/report/ReportFlow.tsx';
import { createIsland } from './Island.tsx';

export default createIsland(ReportFlow);
