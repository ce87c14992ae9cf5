import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../src/local/folders.ts';

/** The build commands of the sites' projects. */
const SITES = {
  'apps/public-site': ['node_modules/.bin/react-router', 'build'],
  'apps/admin-portal': ['node_modules/.bin/vite', 'build'],
} as const;

it.each(Object.entries(SITES))(
  '%s does not build for production with local values, and names them',
  async (site, [tool, command]) => {
    const build = spawn(process.execPath, [join(ROOT, tool), command], {
      cwd: join(ROOT, site),
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        SITE_MODE: 'production',
        SITE_PUBLIC_ORIGIN: 'http://localhost:4200',
        SITE_EMAIL: 'hola@lavadero.example',
      },
    });
    let output = '';
    for (const stream of [build.stdout, build.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const [code] = (await once(build, 'close')) as [number | null];
    expect(code).toBe(1);
    expect(output).toContain('SITE_PUBLIC_ORIGIN: must not be a value of the local run');
    expect(output).toContain('SITE_EMAIL: must not be a value of the local run');
    expect(output).toContain('SITE_CAPTCHA_SITE_KEY: must be given in production');
    expect(output).not.toContain('lavadero.example');
  },
  60_000,
);
