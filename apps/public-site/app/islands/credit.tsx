import { creditFlowFrom } from '../features/credit/creditFlow.ts';
import { CreditPage } from '../features/credit/CreditPage.tsx';
import { createIsland } from './Island.tsx';

export default createIsland(CreditPage, creditFlowFrom);
