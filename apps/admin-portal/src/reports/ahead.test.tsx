import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import { showPage } from '../../test/page.tsx';
import { buildings } from '../../test/reports.ts';
import { details, page, summary, USES, USES_SUMMARY, uses } from '../../test/uses.ts';
import { UsesPage } from '../features/uses/UsesPage.tsx';

const ADDRESS = '/dashboard-uses?from=2026-03-01&to=2026-03-31&building=b-1';

beforeEach(() => localStorage.clear());

/** The page of uses, whose address's search was sent before it. */
async function openAhead(...answers: Parameters<typeof showPage>[2]) {
  const shown = await showPage(UsesPage, ADDRESS, [buildings, details, summary, ...answers], { ahead: true });
  const asked = (path: string) => shown.server.requests.filter(({ url }) => url.pathname === path);
  return { ...shown, asked };
}

describe('the search of the address that the portal is opened at', () => {
  it('is sent before the page is there, and not again by the page', async () => {
    const { asked, close } = await openAhead(page(uses(0, 1), 1));
    expect(await screen.findByText('10000000')).toBeInTheDocument();
    expect(asked(USES)).toHaveLength(1);
    expect(asked(USES_SUMMARY)).toHaveLength(1);
    close();
  });

  it('is sent anew when it is asked for anew', async () => {
    const { asked, user, close } = await openAhead(page(uses(0, 1), 1), page(uses(7, 1), 1));
    await user.click(await screen.findByRole('button', { name: 'BUSCAR' }));
    expect(await screen.findByText('10000007')).toBeInTheDocument();
    expect(asked(USES)).toHaveLength(2);
    close();
  });

  it('is not sent for other pages', async () => {
    const { asked, router, close } = await openAhead(page(uses(0, 1), 1));
    await screen.findByText('10000000');
    await act(() => router.navigate('/dashboard-transactions?from=2026-03-01&to=2026-03-31&building=b-1'));
    expect(asked('/api/v1/reports/transactions')).toHaveLength(0);
    close();
  });
});
