import { readOutput } from '../src/local/children.ts';

it.each([
  ['apps/public-site', 'react-router'],
  ['apps/admin-portal', 'vite'],
])(
  '%s does not build for production with local values, and names them',
  async (site, tool) => {
    const { code, output, errors } = await readOutput([`node_modules/.bin/${tool}`, 'build', site], {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      SITE_MODE: 'production',
      SITE_PUBLIC_ORIGIN: 'http://localhost:4200',
      SITE_EMAIL: 'hola@lavadero.example',
    });
    expect(code).toBe(1);
    const said = output + errors;
    expect(said).toContain('SITE_PUBLIC_ORIGIN: must not be a value of the local run');
    expect(said).toContain('SITE_EMAIL: must not be a value of the local run');
    expect(said).toContain('SITE_CAPTCHA_SITE_KEY: must be given in production');
    expect(said).not.toContain('lavadero.example');
  },
  60_000,
);
