import net from 'node:net';

/**
 * A TCP proxy in front of a PostgreSQL server that can simulate a broken network: it forwards nothing and closes
 * nothing.
 */
export interface SilentProxy {
  /** The URL of the database through the proxy. */
  readonly url: string;
  setSilent(isSilent: boolean): void;
  close(): Promise<void>;
}

/** Opens a proxy on this machine to the server of a database URL. */
export async function openSilentProxy(databaseUrl: string): Promise<SilentProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<net.Socket>();
  let isSilent = false;
  const server = net.createServer((near) => {
    const far = net.connect(Number(target.port || 5_432), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => isSilent || to.write(data));
      from.on('error', () => undefined);
      from.on('close', () => isSilent || to.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as net.AddressInfo).port}`;
  return {
    url: url.href,
    setSilent(value) {
      isSilent = value;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
