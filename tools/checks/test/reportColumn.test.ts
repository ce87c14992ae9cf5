import { copyTree, filesOfWalk } from './copiedTree.ts';

/** What the walkthrough says of each file, done for an invented column: the payer's RUT. */
const EDITS: Readonly<Record<string, (text: string) => string>> = {
  'docs/product-decisions.md': (text) =>
    text.replace('<a id="labels">', "- The report of transactions has the payer's RUT.\n\n$&"),
  'libs/api-contract/src/calls/reportTransactions.ts': (text) =>
    text
      .replace('  message: v.nullish', '  payer_rut: v.nullish(anyText),\n$&')
      .replace("      message: 'Note", "      payer_rut: 'RUT of the payer, or null.',\n$&")
      .replace('        message: null', '        payer_rut: null,\n$&'),
  'apps/api/src/queries/reports/confirmedTransactions.ts': (text) =>
    text.replaceAll("      'transactions.message',", "      'transactions.rut as payer_rut',\n$&"),
  'libs/strings/src/transactionsReport.ts': (text) =>
    text.replace("    message: 'Mensaje',", "    rut: 'RUT del pagador',\n$&"),
  'apps/admin-portal/src/features/transactions/report.ts': (text) =>
    text.replace(
      "  {\n    field: 'message'",
      "  { field: 'payer_rut', header: names.rut, kind: 'text', filter: true, width: 110, value: (row) => row.payer_rut },\n$&",
    ),
  'apps/api/test/administration/administration.test.ts': (text) =>
    text.replace('        message: null,\n        adm_income: 12.35', "        payer_rut: '',\n$&"),
  'apps/admin-portal/test/transactions.ts': (text) =>
    text.replace('  message: null,\n  adm_income', "  payer_rut: '210000000013',\n$&"),
  'CHANGELOG.md': (text) => text.replace('### Changed\n', "$&\n- **Transactions** have the payer's RUT.\n"),
};

/** Sees the column where nobody wrote it: in the files, and in the table that paper and screen have. */
const SEEN = `
import { exportColumns } from '../reports/export/export.saga.ts';
import { transactions } from '../features/transactions/report.ts';
import { transaction } from '../../test/transactions.ts';

it('is a column', () => {
  const column = exportColumns(transactions.columns).find(({ header }) => header === 'RUT del pagador');
  expect(column?.value({ ...transaction(1), id: 1 })).toBe('210000000013');
});
`;

/** The most files that a column touches. */
const MOST = 8;
/** In ms: on a loaded machine to start a database takes its time. */
const LIMIT = 600_000;

it(
  'a column of a report is added as the walkthrough says, in few files',
  async () => {
    const tree = copyTree();
    try {
      for (const [file, change] of Object.entries(EDITS)) tree.edit(file, change);
      expect(tree.touched()).toEqual(filesOfWalk('Add a report column'));
      expect(tree.touched().length).toBeLessThanOrEqual(MOST);
      tree.edit('apps/admin-portal/src/app/addedColumn.test.ts', () => SEEN);
      await Promise.all([
        tree.command('libs/api-contract', 'tsc', '--noEmit', '-p', '.'),
        tree.command('apps/admin-portal', 'jest', 'src/app/addedColumn.test.ts'),
      ]);
      const row = 'shows confirmed top-ups of the day';
      await tree.command(
        'apps/api',
        'jest',
        '--selectProjects',
        'api',
        '-t',
        row,
        'test/administration/administration.test.ts',
      );
    } finally {
      tree.remove();
    }
  },
  LIMIT,
);
