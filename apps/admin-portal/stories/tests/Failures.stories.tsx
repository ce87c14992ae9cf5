import { refusal } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { overview } from '../../test/overview.ts';
import { buildings, refused } from '../../test/portal.ts';
import { coliving, COLIVING, FARO, list, MIRADOR } from '../../test/residents.ts';
import { notMailed, settled, SETTLEMENT } from '../../test/settlement.ts';
import { found, summary as sums, transaction, TRANSACTIONS_SUMMARY } from '../../test/transactions.ts';
import { details, page, recordedUse, summary, USES, USES_SUMMARY } from '../../test/uses.ts';
import { alerted, button, noBuildings, openPage, pageTests } from './openPage.tsx';

const meta = preview.meta({ title: 'Pruebas/Portal/Fallas', tags: ['!dev', '!autodocs'], ...pageTests });

const LOST = { path: USES, networkError: true } as const;
const GENERIC = 'El sistema no ha podido procesar su solicitud.';
const LIST = 'Ha occurrido un error, intente de nuevo más tarde.';

/** Addresses of pages, the API's answers, the error at first, and a text after REINTENTAR. */
const failures: readonly (readonly [string, readonly FakeAnswer[], string, string])[] = [
  ['/dashboard-admin', [noBuildings, { ...overview, body: { months: 'x' } }, overview], GENERIC, 'Este mes'],
  ['/dashboard-users', [refused(COLIVING, 500, ''), ...coliving(MIRADOR, FARO)], LIST, 'CREAR USUARIO'],
  [
    `/dashboard-users?building=${MIRADOR.id}`,
    [...coliving(MIRADOR, FARO), list(MIRADOR.id, '', refusal(404, 'ex_not_found')), list(MIRADOR.id, [])],
    `${LIST} El edificio indicado no figura`,
    'Este edificio todavía no tiene usuarios.',
  ],
  [
    '/dashboard-settlement?month=2026-10&building=all',
    [buildings, notMailed, refused(SETTLEMENT, 429, 'ex_too_many_requests'), settled()],
    'Demasiados intentos. Espere unos minutos.',
    'Totales de octubre de 2026',
  ],
  // Only the totals fail; the rows are shown beside the error.
  [
    '/dashboard-transactions?from=2026-06-01&to=2026-06-30&building=b-1',
    [buildings, refused(TRANSACTIONS_SUMMARY, 500, ''), sums, found([transaction(1)])],
    GENERIC,
    'Monto (UYU)',
  ],
  [
    '/dashboard-uses?from=2026-03-01&to=2026-03-31&building=b-1',
    [buildings, details, summary, ...Array<FakeAnswer>(3).fill(LOST), page([recordedUse(1)])],
    'Sin conexión.REINTENTAR',
    '1 uso',
  ],
  // Rows and totals fail alike, which is said once.
  [
    '/dashboard-uses?from=2026-03-01&to=2026-03-31&building=b-1',
    [
      buildings,
      details,
      refused(USES, 500, ''),
      refused(USES_SUMMARY, 500, ''),
      page([recordedUse(1)]),
      summary,
    ],
    GENERIC,
    '118',
  ],
];

export const Told = meta.story({
  name: 'a page shows the error of a failed call, and retries it',
  play: async ({ mount }) => {
    for (const [address, answers, text, after] of failures) {
      const { user } = await openPage(mount, address, answers);
      await alerted(text);
      await user.click(button('REINTENTAR'));
      await waitFor(() => expect(screen.getAllByText(after)[0]).toBeVisible());
      await expect(document.body).not.toHaveFocus();
    }
    // The last error was the table's, whose button disappeared.
    await expect(screen.getByText('1 uso')).toHaveFocus();
  },
});
