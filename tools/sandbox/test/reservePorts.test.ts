import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOutput } from '../src/local/children.ts';
import { listeningPort } from '../src/local/listen.ts';
import { PortsTaken, reservePorts } from '../src/local/reservePorts.ts';
import { portBaseFrom, portsAt } from '../src/ports.ts';

const listening = async (host: string, port: number): Promise<Server> => {
  const server = createServer().listen({ host, port });
  await once(server, 'listening');
  return server;
};

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

  it.each(['80', 'abc', '70000', '42.5', '-4200'])('refuse the base %s, and name the setting', (base) => {
    expect(() => portBaseFrom({ PORT_BASE: base })).toThrow('PORT_BASE');
  });

  it('are all free again after a refusal', async () => {
    const other = await listening('127.0.0.1', 0);
    const port = listeningPort(other);
    await expect(reservePorts([port])).rejects.toThrow(PortsTaken);
    await expect(reservePorts([port])).rejects.toThrow(String(port));
    await new Promise((resolve) => other.close(resolve));
    const release = await reservePorts([port]);
    await expect(reservePorts([port])).rejects.toThrow(PortsTaken);
    await release();
    await (
      await reservePorts([port])
    )();
  });
});

it('a second run on the same ports fails and keeps the data, even with --fresh', async () => {
  const other = await listening('127.0.0.1', 0);
  // The base whose mailbox would have this port.
  const base = listeningPort(other) - 30;
  const folder = await mkdtemp(join(tmpdir(), 'second-run-'));
  await mkdir(join(folder, String(base)));
  await writeFile(join(folder, String(base), 'kept'), '');
  const env = { ...process.env, PORT_BASE: String(base), DATA_ROOT: folder };
  const { code, errors } = await readOutput(['tools/sandbox/src/start.ts', '--fresh'], env);
  expect(errors).toContain(`Already in use: port ${base + 30}`);
  expect(code).toBe(1);
  expect(await readdir(join(folder, String(base)))).toEqual(['kept']);
  await new Promise((resolve) => other.close(resolve));
  await rm(folder, { recursive: true });
});
