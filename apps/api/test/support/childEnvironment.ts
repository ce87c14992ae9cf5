import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/**
 * What a process that a test starts has of this one's environment: where programs are, and where Node keeps
 * what it compiled, as the same modules are started some two hundred times.
 */
export const childEnvironment = () => ({
  PATH: process.env['PATH'] ?? '',
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(tmpdir(), 'node-compile-cache'),
});
