import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Stands between a program and a service, and falls silent as a broken network does: nobody is told, nothing arrives. */
export interface ServiceProxy {
  /** The service by way of the proxy. */
  readonly url: string;
  /** Connections that the program has open. */
  readonly size: number;
  silence(): void;
  /** Falls silent once the program has sent this text. */
  silenceAfter(text: string): void;
  /** New connections are served again; silent ones stay silent. */
  resume(): void;
  stop(): Promise<void>;
}

export async function startProxy(serviceUrl: string): Promise<ServiceProxy> {
  const { hostname, port } = new URL(serviceUrl);
  const [near, far, silent] = [new Set<Socket>(), new Set<Socket>(), new Set<Socket>()];
  let isSilent = false;
  let last: string | undefined;
  const silence = () => {
    isSilent = true;
    for (const socket of near) silent.add(socket);
  };
  const server = createServer(socket => {
    const target = connect(Number(port), hostname);
    near.add(socket);
    far.add(target);
    if (isSilent) silent.add(socket);
    for (const each of [socket, target]) each.on('error', () => {});
    socket.on('data', data => {
      if (silent.has(socket)) return;
      target.write(data);
      if (last !== undefined && data.includes(last)) silence();
    });
    target.on('data', data => {
      if (!silent.has(socket)) socket.write(data);
    });
    socket.on('close', () => {
      near.delete(socket);
      if (!silent.has(socket)) target.destroy();
    });
    target.on('close', () => {
      far.delete(target);
      if (!silent.has(socket)) socket.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(serviceUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    get size() {
      return near.size;
    },
    silence,
    silenceAfter(text) {
      last = text;
    },
    resume() {
      isSilent = false;
      last = undefined;
    },
    async stop() {
      for (const socket of [...near, ...far]) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
