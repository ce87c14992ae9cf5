import { createRoot } from 'react-dom/client';
import { BareUses } from './BareUses.tsx';
import { TRANSACTIONS } from './reports.ts';

const root = document.querySelector('#root');
if (root && location.pathname !== TRANSACTIONS) createRoot(root).render(<BareUses />);
if (root && location.pathname === TRANSACTIONS) {
  const { BareTransactions } = await import('./BareTransactions.tsx');
  createRoot(root).render(<BareTransactions />);
}
