import rules from '../../tools/lint/eslint.config.mjs';

/** The stories are a project of their own. */
export default [{ ignores: ['stories/**'] }, ...rules];
