/* global console, process */
/*
 * Loaded before `npm start`, `npm run dev` and `npm test` by whichever Node is installed, because an
 * unsuitable one would stop at the first TypeScript file with a stack trace. Old versions of Node must be
 * able to read this file, so it is written in the JavaScript of 2009.
 */
'use strict';

/* The oldest version that the product is tested with. */
var NEEDED = 24;

var message = [
  'Node ' + NEEDED + ' or newer is needed; this is ' + process.version + '.',
  'On Linux `npm ci` installs it here; elsewhere get it from https://nodejs.org.',
];

if (Number(process.versions.node.split('.')[0]) < NEEDED) {
  console.error(message.join(' '));
  process.exit(1);
}
