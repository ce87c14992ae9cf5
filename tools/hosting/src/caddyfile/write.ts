import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { caddyfile } from './caddyfile.ts';

/** `npm run caddyfile`: writes `deploy/Caddyfile`, which a test holds to what stands here. */
await writeFile(join(import.meta.dirname, '../../../../deploy/Caddyfile'), caddyfile());
