import { createRoot } from 'react-dom/client';

// Shows the transactions at `#transactions`, the uses at any other address. Each loads only its own code.
const root = document.querySelector('#root');
const { Report } = await (location.hash === '#transactions'
  ? import('./BareTransactions.tsx')
  : import('./BareUses.tsx'));
if (root) createRoot(root).render(<Report />);
