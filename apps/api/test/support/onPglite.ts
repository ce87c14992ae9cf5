import './testDatabase.ts';

// Tells the tests of this Jest project which database they run on.
globalThis.DATABASE = 'pglite';
