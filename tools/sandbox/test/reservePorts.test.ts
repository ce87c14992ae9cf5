import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readOutput } from '../src/local/children.ts';
import { createClosers } from '../src/local/closers.ts';
import { serveHttp } from '../src/local/listen.ts';
import { PortsTaken, reservePorts } from '../src/local/reservePorts.ts';
import { portBaseFrom, portsAt } from '../src/ports.ts';

const closers = createClosers();
afterEach(closers.closeAll);

describe('the ports', () => {
  it('default to those of local-run, and move together', () => {
    expect(portsAt(portBaseFrom({}))).toEqual({
      gateway: 4200,
      api: 4210,
      simulators: 4220,
      mailbox: 4230,
      smtp: 4231,
    });
    expect(portsAt(portBaseFrom({ PORT_BASE: '5200' }))).toMatchObject({ gateway: 5200, smtp: 5231 });
  });

  it.each(['80', 'abc', '70000', '42.5', '6000'])('refuse the base %s, and name the setting', (base) => {
    expect(() => portBaseFrom({ PORT_BASE: base })).toThrow('PORT_BASE');
  });

  it('are all free again after a refusal', async () => {
    const { port, close } = await serveHttp(() => undefined);
    await expect(reservePorts([port])).rejects.toThrow(PortsTaken);
    await expect(reservePorts([port])).rejects.toThrow(String(port));
    await close();
    const release = await reservePorts([port]);
    await expect(reservePorts([port])).rejects.toThrow(PortsTaken);
    await release();
  });
});

it('a second run on the same ports fails and keeps the data, even with --fresh', async () => {
  const { port } = closers.keep(await serveHttp(() => undefined));
  // The base whose mailbox would have this port.
  const base = port - 30;
  const folder = await closers.folder('second-run');
  const data = join(folder, String(base));
  await mkdir(data);
  await writeFile(join(data, 'kept'), '');
  const env = { ...process.env, PORT_BASE: String(base), DATA_ROOT: folder };
  const { code, errors } = await readOutput(['tools/sandbox/src/start.ts', '--fresh'], env);
  expect(errors).toContain(`Already in use: port ${port}`);
  expect(code).toBe(1);
  expect(await readdir(data)).toEqual(['kept']);
});
