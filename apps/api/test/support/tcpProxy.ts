import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

interface Pair {
  readonly client: Socket;
  readonly server: Socket;
}

/** Starts a proxy to a server, which can fall silent, refuse connections or lose an answer. */
export async function startTcpProxy(target: string) {
  const { hostname, port } = new URL(target);
  const pairs = new Set<Pair>();
  let silent = false;
  let refusing = false;
  let lost: string | undefined;

  /** Forwards a request. If its answer is to be lost, the answer ends the connection instead. */
  function ask({ client, server }: Pair, chunk: Buffer): void {
    if (silent) return;
    // Poolers such as PgBouncer refuse these parameters of a connection.
    if (/\0(options|statement_timeout)\0/.test(chunk.toString('latin1'))) client.destroy();
    if (lost !== undefined && chunk.toString('latin1').includes(lost)) {
      lost = undefined;
      server.removeAllListeners('data');
      server.once('data', () => client.destroy());
    }
    server.write(chunk);
  }

  const proxy = createServer((client) => {
    if (refusing) {
      client.destroy();
      return;
    }
    const server = connect(Number(port), hostname);
    const pair = { client, server };
    pairs.add(pair);
    client.on('data', (chunk) => ask(pair, chunk));
    server.on('data', (chunk) => {
      if (!silent) client.write(chunk);
    });
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on('error', () => undefined);
      one.on('close', () => {
        pairs.delete(pair);
        if (!silent) other.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const through = new URL(target);
  through.port = String((proxy.address() as AddressInfo).port);

  const endAll = () => {
    for (const { client, server } of pairs) {
      client.destroy();
      server.destroy();
    }
  };
  return {
    url: through.href,
    /** From now on accepts connections, and forwards nothing. */
    fallSilent: () => {
      silent = true;
    },
    /** Ends all connections, and from now on every new one. */
    refuse: () => {
      refusing = true;
      endAll();
    },
    /** Forwards everything from now on; what was held back before is lost. */
    pass: () => {
      silent = false;
      refusing = false;
    },
    /** Loses the answer to the next request that contains a text, and ends its connection. */
    loseAnswerTo: (text: string) => {
      lost = text;
    },
    close: async () => {
      silent = false;
      endAll();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
