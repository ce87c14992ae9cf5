import { readFileSync } from 'node:fs';
import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import * as json from 'jsonc-eslint-parser';
import tseslint from 'typescript-eslint';

const rootPackage = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/** Who may import whom: by scope (where the code runs) and by type (what it is). */
const moduleBoundaries = {
  enforceBuildableLibDependency: false,
  allow: [],
  depConstraints: [
    { sourceTag: 'scope:web', onlyDependOnLibsWithTags: ['scope:web', 'scope:shared'] },
    { sourceTag: 'scope:server', onlyDependOnLibsWithTags: ['scope:server', 'scope:shared'] },
    { sourceTag: 'scope:shared', onlyDependOnLibsWithTags: ['scope:shared'] },
    { sourceTag: 'scope:sandbox', onlyDependOnLibsWithTags: ['scope:sandbox', 'scope:shared'] },
    { sourceTag: 'type:app', onlyDependOnLibsWithTags: ['type:lib'] },
    { sourceTag: 'type:lib', onlyDependOnLibsWithTags: ['type:lib'] },
    { sourceTag: 'type:stories', onlyDependOnLibsWithTags: ['type:lib', 'type:app', 'type:stories'] },
    { sourceTag: 'type:tool', onlyDependOnLibsWithTags: ['type:lib', 'type:tool'] },
  ],
};

/** Visible Spanish text lives in libs/strings alone. */
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

/** Patterns that name places in the workspace start at its root, whichever project is linted. */
const workspace = { basePath: new URL('../..', import.meta.url).pathname.replace(/\/$/, '') };

/** Nobody imports them: what is imported asks for them beside itself. */
const PEERS = ['@emotion/react', '@emotion/styled', 'react-dom', 'redux-saga'];
const ROOT_TOOLS = Object.keys(rootPackage.devDependencies).filter((name) => !name.startsWith('@emotion/'));

/** Files of apps and libs that build and test them: they need devDependencies at most. */
const BESIDE_PRODUCT = [
  '{projectRoot}/*.config.ts',
  '{projectRoot}/build-steps/**',
  '{projectRoot}/test/**',
  '{projectRoot}/{src,app}/**/*.test.{ts,tsx}',
];

/**
 * What projects declare is what they import, and the other way round; what builds, checks and tests all of
 * them is the root's.
 */
const dependencyChecks = (ignoredFiles) => ({
  buildTargets: ['lint'],
  // Which version that is, the root's lock file says.
  checkVersionMismatches: false,
  ignoredFiles: ['{projectRoot}/*.config.mjs', ...ignoredFiles],
  ignoredDependencies: [...PEERS, ...ROOT_TOOLS],
});

/** An app's `app/` folder puts its parts together: none of them knows it. */
const composesOnly = {
  regex: '^(\\.\\./)+app/',
  message: 'app/ composes only: what its parts share stands in shared/.',
};

const only = (name, where) => ({ name, message: `Only ${where} knows ${name}.` });

/** @param sibling a pattern of the imports that lead to a folder beside the feature's */
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
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Takes generic answers for void.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A saga's `take` and `race` generators have no promise to await; redux-saga runs them.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    plugins: { '@nx': nx },
    rules: { '@nx/enforce-module-boundaries': ['error', moduleBoundaries] },
  },
  {
    ...workspace,
    files: ['apps/*/stories/**/*.{ts,tsx}'],
    rules: {
      // An app's stories are a project of their own, so that they rebuild no app; they show what lies beside
      // them.
      '@nx/enforce-module-boundaries': [
        'error',
        { ...moduleBoundaries, allow: ['../app/**', '../src/**', '../test/**'] },
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
  {
    files: ['**/*.ts', '**/*.tsx'],
    ...workspace,
    ignores: [
      'libs/strings/**',
      'libs/*/stories/**',
      'apps/*/stories/**',
      '.storybook/**',
      'tools/**',
      '**/*.test.ts',
      '**/*.test.tsx',
      '**/test/**',
    ],
    rules: { 'no-restricted-syntax': ['error', ...noTextOutsideStrings] },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    ...workspace,
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
    ...workspace,
    files: ['libs/ui-kit/src/**/*.{ts,tsx}'],
    ignores: ['libs/ui-kit/src/{fields,form}/**'],
    rules: { 'no-restricted-imports': ['error', { paths: [only('formik', 'fields and the form shell')] }] },
  },
  { files: ['**/features/*/**/*.{ts,tsx}'], rules: noOtherFeature('^\\.\\./[^.]') },
  // In a feature's subfolder the way to another feature is one folder longer.
  { files: ['**/features/*/*/*.{ts,tsx}'], rules: noOtherFeature('^\\.\\./\\.\\./[^.]') },
  {
    ...workspace,
    files: ['apps/admin-portal/src/{features,reports,session,shared,tables}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.ts', '**/*.test.tsx'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [composesOnly] }] },
  },
  { ...workspace, files: ['tools/**/*.{ts,mjs,cjs}'], rules: { 'no-console': 'off' } },
  {
    ...workspace,
    files: ['{apps,libs,tools}/*/package.json'],
    plugins: { '@nx': nx },
    languageOptions: { parser: json },
    rules: { '@nx/dependency-checks': ['error', dependencyChecks([])] },
  },
  {
    ...workspace,
    files: ['{apps,libs}/*/package.json'],
    rules: { '@nx/dependency-checks': ['error', dependencyChecks(BESIDE_PRODUCT)] },
  },
  prettier,
);
