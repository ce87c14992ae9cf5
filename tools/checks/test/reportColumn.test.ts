import { copyTree, filesOfWalk } from './copiedTree.ts';

/** The edits of each file: the first match of `at` is replaced, with the match itself as `$&`. */
type Edits = Readonly<Record<string, readonly (readonly [at: string | RegExp, written: string])[]>>;

const documented = (what: string): Edits => ({
  'docs/product-decisions.md': [['<a id="labels">', `- ${what}\n\n$&`]],
  'CHANGELOG.md': [['### Changed\n', `$&\n- ${what}\n`]],
});

const migrated = (number: number, table: string, column: string, type: string): Edits[string] => [
  [/};\n$/, `  '${number}_${column}': [statements('alter table ${table} add ${column} ${type}')],\n$&`],
];

function edited(text: string, [at, written]: Edits[string][number]): string {
  const after = text.replace(at, written);
  if (after === text) throw new Error(`nowhere: ${at}`);
  return after;
}

/** The walkthrough's edits of each file, for an invented column: the payer's RUT. */
const PAYER_RUT: Edits = {
  ...documented("The report of transactions has the payer's RUT."),
  'libs/api-contract/src/calls/reportTransactions.ts': [
    ['  message: v.nullish', '  payer_rut: v.nullish(anyText),\n$&'],
    ["      message: 'Note", "      payer_rut: 'RUT of the payer, or null.',\n$&"],
    ['  message: null,', "  payer_rut: '210000000013',\n$&"],
  ],
  'apps/api/src/queries/reports/confirmedTransactions.ts': [
    ["PayerColumn = 'payer_name'", "$& | 'rut'"],
    ["    'transactions.message',", "    payer('rut').as('payer_rut'),\n$&"],
  ],
  'libs/strings/src/transactionsReport.ts': [["    message: 'Mensaje',", "    rut: 'RUT del pagador',\n$&"]],
  'apps/admin-portal/src/features/transactions/report.ts': [
    ["  textColumn('message'", "  textColumn('payer_rut', names.rut),\n$&"],
  ],
  'apps/api/test/administration/administration.test.ts': [
    [/ {8}message: null,\n(?=.*\n? *adm_income: 12\.35)/, "        payer_rut: '',\n$&"],
  ],
};

/** A screenshot that a person accepts after a look; it is not taken here. */
const TRANSACTIONS_PICTURE =
  'tools/checks/story-checks/screenshots/paginas-portal-consulta-de-transacciones--resultado.png';

/** The same for a value that is not stored yet: the temperature of a wash, which the controller reports. */
const WATER_TEMPERATURE: Edits = {
  ...documented('The report of uses has the temperature of the water.'),
  'libs/api-contract/src/machineCalls.ts': [
    [/ {2}result: v\.pipe.*\n/, '$&  water_temperature: v.exactOptional(v.pipe(v.number(), v.integer())),\n'],
    [/(?<=USE_DETAILS_EXAMPLE[^;]*)result: 'Exitoso'/, '$&, water_temperature: 40'],
    ['        kind:', "        water_temperature: 'In degrees Celsius.',\n$&"],
  ],
  'apps/api/src/database/migrations.ts': migrated(180, 'uses', 'water_temperature', 'integer'),
  'apps/api/src/database/schema.ts': [
    ['    price_cents: number | null;\n', '$&    water_temperature: number | null;\n'],
  ],
  'libs/api-contract/src/calls/reportUses.ts': [
    ['  result: textIfAny,\n', '$&  water_temperature: addition(v.nullable(v.number())),\n'],
    ["      'answer.result': '`Exi", "      water_temperature: 'In degrees Celsius, or null.',\n$&"],
    ["  result: 'Exitoso',\n", '$&  water_temperature: 40,\n'],
  ],
  'apps/api/src/queries/reports/uses.ts': [
    ["            'result',\n", "$&            'water_temperature',\n"],
    ["      'page.result',\n", "$&      'page.water_temperature',\n"],
  ],
  'libs/strings/src/usesReport.ts': [
    [
      "    result: 'Resultado',\n",
      "$&    waterTemperature: 'Temperatura del agua',\n    waterCelsius: (value: number | null = null) => (value === null ? null : `${value} °C`),\n",
    ],
  ],
  'apps/admin-portal/src/features/uses/report.ts': [
    [
      '\n] satisfies',
      `
  {
    field: 'waterTemperature',
    header: names.waterTemperature,
    kind: 'text',
    width: 80,
    value: (use) => names.waterCelsius(use.water_temperature),
  },$&`,
    ],
  ],
  'apps/api/test/reports/reportUses.test.ts': [
    [/result: 'Saldo insuficiente'(?=.* })/, '$&, water_temperature: 60'],
    ["        result: 'Exitoso',\n", '$&        water_temperature: null,\n'],
    ["        result: 'Saldo insuficiente',\n", '$&        water_temperature: 60,\n'],
  ],
};

/** The same for an amount that a provider reports: its fee. */
const FEE: Edits = {
  ...documented("The report of transactions has the provider's fee."),
  'libs/payment-channels/src/server/provider.ts': [
    [/(?<=interface PaymentDetails \{\n)/, '  readonly fee_cents?: number | undefined;\n'],
  ],
  'libs/payment-channels/src/mercadopago/server/payment.ts': [
    ['  date_last_updated: v', '  fee: v.fallback(v.optional(v.number()), undefined),\n$&'],
    ['    paymentId: payment.id,', '    details: { fee_cents: toCents(payment.fee ?? NaN) },\n$&'],
  ],
  'libs/payment-channels/src/mercadopago/simulator/answers.ts': [
    ["    currency_id: 'UYU',", '    fee: 6.05,\n$&'],
  ],
  'apps/api/src/database/migrations.ts': migrated(181, 'transactions', 'fee_cents', 'bigint'),
  'libs/api-contract/src/calls/reportTransactions.ts': [
    ['  message: v.nullish', '  fee: v.nullish(anyNumber),\n$&'],
    ["      message: 'Note", '      fee: `Fee of the provider, or null. ${FIELD.pesos}`,\n$&'],
    ['  message: null,', '  fee: 6.05,\n$&'],
  ],
  'apps/api/src/queries/reports/confirmedTransactions.ts': [
    [
      "    'transactions.message',",
      "    pesos(sql`case when ${change} is null then transactions.fee_cents end`).as('fee'),\n$&",
    ],
  ],
  'libs/strings/src/transactionsReport.ts': [["    message: 'Mensaje',", "    fee: 'Comisión',\n$&"]],
  'apps/admin-portal/src/features/transactions/report.ts': [
    [
      "  textColumn('message'",
      "  { field: 'fee', header: names.fee, kind: 'pesos', value: (row) => row.fee },\n$&",
    ],
  ],
  'apps/api/test/administration/administration.test.ts': [
    ['{ id: 1, transaction_amount: 123.45', '$&, fee: 6.05'],
    [/ {8}message: null,\n(?=.*\n? *adm_income: 12\.35)/, '        fee: 6.05,\n$&'],
  ],
};

/** The code of a test that finds a column, with its value, among the columns of exports. */
const seen = (report: string, sample: string, header: string, value: string) => `
it('is a column of ${report}', async () => {
  const { ${report} } = await import('../features/${report}/report.ts');
  const { ${sample} } = await import('../../test/${report}.ts');
  const column = ${report}.columns.find(({ header }) => header === '${header}');
  expect(String(column?.value({ ...${sample}(1), id: '1' }))).toBe('${value}');
});
`;

/** In milliseconds. On a loaded machine starting a database takes long. */
const LIMIT = 600_000;

const tree = copyTree();
afterAll(() => tree.remove());

const REPORT_COLUMN = filesOfWalk('Add a report column');
/** The walkthrough names the further ones in a sentence. */
const PROVIDER_VALUE = [
  ...REPORT_COLUMN,
  'apps/api/src/database/migrations.ts',
  'libs/payment-channels/src/mercadopago/server/payment.ts',
  'libs/payment-channels/src/mercadopago/simulator/answers.ts',
  'libs/payment-channels/src/server/provider.ts',
];

it.each<[string, number, readonly string[], Edits, ...string[]]>([
  ['a report column', 8, REPORT_COLUMN, PAYER_RUT, TRANSACTIONS_PICTURE],
  ['a stored column', 10, filesOfWalk('Add a stored column'), WATER_TEMPERATURE],
  ['an amount of a provider', 12, PROVIDER_VALUE, FEE, TRANSACTIONS_PICTURE],
])('%s changes exactly the files of the walkthrough, at most %d', (_, most, named, edits, ...pictures) => {
  for (const [file, changes] of Object.entries(edits))
    tree.edit(file, (text) => changes.reduce(edited, text));
  const touched = [...Object.keys(edits), ...pictures].sort();
  expect(touched).toEqual([...named].sort());
  expect(touched.length).toBeLessThanOrEqual(most);
});

it(
  'all three columns are returned, typed and exported',
  async () => {
    tree.edit(
      'apps/admin-portal/src/app/addedColumn.test.ts',
      () =>
        seen('transactions', 'transaction', 'RUT del pagador', '210000000013') +
        seen('transactions', 'transaction', 'Comisión', '6.05') +
        seen('uses', 'recordedUse', 'Temperatura del agua', '40 °C'),
    );
    await Promise.all([
      // The API's type check includes the contract's sources.
      tree.command('apps/api', 'tsc', '--noEmit', '-p', '.'),
      tree.command('apps/admin-portal', 'jest', 'src/app/addedColumn.test.ts'),
    ]);
    const answered = Object.entries({
      'administration/administration': 'shows confirmed top-ups of the day',
      'reports/reportUses': 'has what the specification names',
      'machines/machineUses': 'are stored with all details',
      'database/seed': 'imports a valid file',
    });
    const named = ['-t', answered.map(([, name]) => name).join('|')];
    const files = answered.map(([file]) => `test/${file}.test.ts`);
    const ran = await tree.command(
      'apps/api',
      'jest',
      ...['--selectProjects', 'api', '--maxWorkers=1', ...named, ...files],
    );
    expect(ran).toMatch(/Tests: .*\b4 passed/);
  },
  LIMIT,
);
