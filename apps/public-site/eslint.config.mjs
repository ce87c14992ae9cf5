import rules from '../../tools/lint/eslint.config.mjs';

/** The stories are a separate project. */
export default [{ ignores: ['stories/**'] }, ...rules];
