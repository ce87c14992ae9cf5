import { createRoot } from 'react-dom/client';

// The transactions at `#transactions`, the uses at any other address; each loads its own code alone.
const root = document.querySelector('#root');
const { Report } = await (location.hash === '#transactions'
  ? import('./BareTransactions.tsx')
  : import('./BareUses.tsx'));
if (root) createRoot(root).render(<Report />);
