import { readFileSync } from 'node:fs';
import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import * as json from 'jsonc-eslint-parser';
import tseslint from 'typescript-eslint';

const rootPackage = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/** Which projects may import which: by scope (where the code runs) and by type (what it is). */
const moduleBoundaries = {
  enforceBuildableLibDependency: false,
  allow: ['/.storybook/preview.tsx'],
  // A package has several entries: one may load when it is needed, beside others that load at once.
  checkDynamicDependenciesExceptions: ['@laundry/**'],
  depConstraints: [
    { sourceTag: 'scope:web', onlyDependOnLibsWithTags: ['scope:web', 'scope:shared'] },
    { sourceTag: 'scope:server', onlyDependOnLibsWithTags: ['scope:server', 'scope:shared'] },
    { sourceTag: 'scope:shared', onlyDependOnLibsWithTags: ['scope:shared'] },
    {
      sourceTag: 'scope:sandbox',
      onlyDependOnLibsWithTags: ['scope:sandbox', 'scope:web', 'scope:shared'],
    },
    { sourceTag: 'type:app', onlyDependOnLibsWithTags: ['type:lib'] },
    { sourceTag: 'type:lib', onlyDependOnLibsWithTags: ['type:lib'] },
    { sourceTag: 'type:stories', onlyDependOnLibsWithTags: ['type:lib', 'type:app', 'type:stories'] },
    { sourceTag: 'type:tool', onlyDependOnLibsWithTags: ['type:lib', 'type:tool'] },
  ],
};

/** Visible Spanish text is allowed in libs/strings and in a channel's texts.ts only. */
const noTextOutsideStrings = [
  { selector: 'JSXText[value=/\\p{L}{2}/u]', message: 'Visible text belongs in libs/strings.' },
  {
    selector:
      'JSXAttribute[name.name=/^(label|title|alt|placeholder|helperText|aria-label)$/] > Literal[value=/\\p{L}{2}/u]',
    message: 'Visible text belongs in libs/strings.',
  },
  { selector: 'Literal[value=/[áéíóúñÁÉÍÓÚÑ¿¡]/]', message: 'Spanish text belongs in libs/strings.' },
  {
    selector: 'TemplateElement[value.raw=/[áéíóúñÁÉÍÓÚÑ¿¡]/]',
    message: 'Spanish text belongs in libs/strings.',
  },
];

/** Refuses entries of payment-channels in code that runs elsewhere. */
const noEntry = (entries, where) => ({
  selector: `:matches(ImportDeclaration, ExportNamedDeclaration, ImportExpression)[source.value=/^@laundry\\u002Fpayment-channels\\u002F(${entries})$/]`,
  message: `${where} carries none of the ${entries} of payment channels.`,
});

/** Refuses visible text, and some entries of payment channels, in the sources of the product. */
const noTextNorEntries = (elsewhere, entries, where) => ({
  files: ['**/*.ts', '**/*.tsx'],
  ignores: [
    ...elsewhere,
    'libs/strings/**',
    'libs/payment-channels/src/*/texts.ts',
    '*/*/stories/**',
    '.storybook/**',
    'tools/**',
    '**/*.test.{ts,tsx}',
    '**/test/**',
  ],
  rules: { 'no-restricted-syntax': ['error', ...noTextOutsideStrings, noEntry(entries, where)] },
});

/** @param parts folders or files of payment-channels that another of its parts must not import */
const noPart = (parts) => ({
  regex: `^\\.{1,2}/(.*/)?(${parts})(/|\\.ts$)`,
  message: 'Each part of a channel is for one place: sites, API, local run or tests.',
});

/** Peer dependencies: required by an imported package but imported by nobody here. */
const PEERS = ['@emotion/react', '@emotion/styled', 'react-dom', 'redux-saga'];
const ROOT_TOOLS = Object.keys(rootPackage.devDependencies).filter((name) => !name.startsWith('@emotion/'));

/** Files of apps and libs for building, testing and the local run may use devDependencies. */
const BESIDE_PRODUCT = [
  '{projectRoot}/*.config.ts',
  '{projectRoot}/build-steps/**',
  '{projectRoot}/test/**',
  '{projectRoot}/src/**/{simulator,testing}/**',
  '{projectRoot}/{src,app}/**/*.test.{ts,tsx}',
];

/**
 * Projects declare exactly what they import. Tools for building, checking and testing are declared in the
 * root.
 */
const dependencyChecks = (ignoredFiles) => ({
  buildTargets: ['lint'],
  // The version follows from the root's lock file.
  checkVersionMismatches: false,
  ignoredFiles: ['{projectRoot}/*.config.mjs', ...ignoredFiles],
  ignoredDependencies: [...PEERS, ...ROOT_TOOLS],
});

/** An app's `app/` folder composes its parts, and no part may import it. */
const composesOnly = {
  regex: '^(\\.\\./)+app/',
  message: 'app/ composes only: what its parts share stands in shared/.',
};

/** Routes call services, services call queries and providers; nothing lower imports what stands above it. */
const belowServices = {
  regex: '^(\\.\\./)+(services|routes)/',
  message: 'Queries and mail stand below services and routes.',
};
const belowQueries = {
  regex: '^(\\.\\./)+(queries|services|routes)/',
  message: 'The schema, providers and the rules of payments know no query, service or route.',
};

const only = (name, where) => ({ name, message: `Only ${where} knows ${name}.` });

/** @param sibling the pattern of imports that lead to a neighbouring feature's folder */
const noOtherFeature = (sibling) => {
  const message = 'A feature never imports another one: compose them in app/.';
  return {
    'no-restricted-imports': [
      'error',
      {
        paths: [only('formik', 'the kit')],
        patterns: [
          { regex: sibling, message },
          { regex: '/features/', message },
        ],
      },
    ],
  };
};

export default tseslint.config(
  {
    ignores: ['**/build/**', '**/dist/**', '**/.react-router/**', '**/storybook-static/**', '**/.data/**'],
  },
  js.configs.recommended,
  { files: ['**/*.mjs'], languageOptions: { globals: globals.node } },
  {
    files: ['**/*.ts', '**/*.tsx'],
    // The rules that need types are oxlint's (oxlint.json), which reads all projects' types once.
    extends: [tseslint.configs.strict],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    plugins: { '@nx': nx },
    rules: { '@nx/enforce-module-boundaries': ['error', moduleBoundaries] },
  },
  {
    files: ['apps/*/stories/**/*.{ts,tsx}'],
    rules: {
      // An app's stories are another project, so that they do not rebuild the app; they import its files.
      '@nx/enforce-module-boundaries': [
        'error',
        {
          ...moduleBoundaries,
          allow: [...moduleBoundaries.allow, '^(\\.\\./){1,2}(app|src|test)/'],
        },
      ],
    },
  },
  {
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
    },
  },
  { files: ['**/*.tsx', '**/*.ts'], ...reactHooks.configs.flat.recommended },
  noTextNorEntries([], 'simulator|testing', 'What is deployed'),
  noTextNorEntries(['apps/api/**'], 'server|simulator|testing', 'A site'),
  ...[
    ['{client/**/*,*/client}.ts', 'server|simulator|testing'],
    ['{server/**/*,*/server/**/*}.ts', 'client|simulator|testing'],
  ].map(([files, parts]) => ({
    files: [`libs/payment-channels/src/${files}`],
    ignores: ['**/*.test.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [noPart(parts)] }] },
  })),
  {
    files: ['**/*.ts', '**/*.tsx'],
    ignores: ['libs/ui-kit/src/**', 'apps/api/src/queries/**', 'apps/api/src/database/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [only('formik', 'the kit'), only('kysely', 'apps/api/src/queries and database')],
        },
      ],
    },
  },
  {
    files: ['libs/ui-kit/src/**/*.{ts,tsx}'],
    ignores: ['libs/ui-kit/src/{fields,form}/**'],
    rules: { 'no-restricted-imports': ['error', { paths: [only('formik', 'fields and the form shell')] }] },
  },
  { files: ['**/features/*/**/*.{ts,tsx}'], rules: noOtherFeature('^\\.\\./[^.]') },
  // From a feature's subfolder, another feature is one folder further up.
  { files: ['**/features/*/*/*.{ts,tsx}'], rules: noOtherFeature('^\\.\\./\\.\\./[^.]') },
  {
    files: ['apps/admin-portal/src/{features,reports,session,shared,tables}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.ts', '**/*.test.tsx'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [composesOnly] }] },
  },
  {
    files: ['apps/api/src/{queries,mail}/**/*.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [belowServices] }] },
  },
  {
    files: ['apps/api/src/{database,providers,payments,company-data,shared,shop}/**/*.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [belowQueries] }] },
  },
  { files: ['tools/**/*.{ts,mjs,cjs}'], rules: { 'no-console': 'off' } },
  {
    files: ['{apps,libs,tools}/*/package.json'],
    plugins: { '@nx': nx },
    languageOptions: { parser: json },
    rules: { '@nx/dependency-checks': ['error', dependencyChecks([])] },
  },
  {
    files: ['{apps,libs}/*/package.json'],
    rules: { '@nx/dependency-checks': ['error', dependencyChecks(BESIDE_PRODUCT)] },
  },
  prettier,
);
