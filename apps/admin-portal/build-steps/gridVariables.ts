import type { Plugin } from 'vite';

const MODULE = '/x-data-grid/utils/css/context.mjs';
const CONTENT = 'children: cssString';
const BY_SCRIPT = 'ref: (element) => element?.sheet.insertRule(cssString)';

/**
 * Has the data grid insert its theme's variables by script. It writes them as the text of a `<style>`, which
 * the policy refuses, since their hash is known only in the browser (ADR-37).
 */
export const gridVariables = (): Plugin => ({
  name: 'grid-variables',
  apply: 'build',
  transform(code, id) {
    if (!id.endsWith(MODULE)) return undefined;
    if (!code.includes(CONTENT)) throw new Error(`${MODULE} no longer has '${CONTENT}'`);
    return code.replace(CONTENT, BY_SCRIPT);
  },
});
