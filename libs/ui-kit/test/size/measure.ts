import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

/**
 * Prints the size of a page's scripts and CSS in bytes of brotli, without React, which is the same
 * everywhere. Drawings are files that only a page which shows them loads.
 */
const [entry = ''] = process.argv.slice(2);

const built = await build({
  configFile: false,
  logLevel: 'silent',
  root: import.meta.dirname,
  build: {
    write: false,
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: `${import.meta.dirname}/${entry}`,
      external: [/^react($|\/)/, /^react-dom($|\/)/],
    },
  },
});
if (!('output' in built)) throw new Error('Not one build, but several or a watcher.');
const sizes = built.output
  .filter(({ fileName }) => /\.(js|css)$/.test(fileName))
  .map((file) => brotliCompressSync(file.type === 'chunk' ? file.code : file.source).byteLength);
process.stdout.write(String(sizes.reduce((sum, size) => sum + size, 0)));
