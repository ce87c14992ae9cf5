import { setFlagsFromString } from 'node:v8';

/**
 * On a machine with much memory V8 lets the young generation grow to 128 MB. Few objects of an API outlive a
 * request, so it is as fast with the initial size. This module is imported first, because loading the others
 * would already make the heap grow.
 */
setFlagsFromString('--semi-space-growth-factor=1');
