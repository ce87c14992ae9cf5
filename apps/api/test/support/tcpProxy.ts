import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

interface Pair {
  readonly client: Socket;
  readonly server: Socket;
}

/** A way to a server through which nothing may pass any more, or an answer may be lost. */
export async function startTcpProxy(target: string) {
  const { hostname, port } = new URL(target);
  const pairs = new Set<Pair>();
  let silent = false;
  let refusing = false;
  let lost: string | undefined;

  /** Passes a question on; the answer to the one that is to be lost ends the connection instead. */
  function ask({ client, server }: Pair, chunk: Buffer): void {
    if (silent) return;
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
    /** From now on connections are taken and nothing is answered. */
    fallSilent: () => {
      silent = true;
    },
    /** From now on every connection ends, and so does what there is. */
    refuse: () => {
      refusing = true;
      endAll();
    },
    /** Passes what comes from now on; what was silent stays so. */
    pass: () => {
      silent = false;
      refusing = false;
    },
    /** Loses the answer to the next question that has this text, with the connection. */
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
