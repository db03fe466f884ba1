import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Half of the 150 ms that Lighthouse simulates from a request to its answer. */
const ONE_WAY_MS = 75;
/** 1.6 Mbit/s, as Lighthouse simulates. */
const BYTES_PER_MS = 200;
const PACKET_BYTES = 1400;

export interface PhoneNetwork {
  /** The server's, as the phone reaches it. */
  url: string;
  stop: () => Promise<void>;
}

/**
 * The network of a phone before a server. A page arrives in packets, so that the browser reads and shows it piece by
 * piece, which Chromium's own throttling does not do: it holds back 32 KB and delivers them at once. All connections
 * share the rate; each opens at once.
 */
export async function startPhoneNetwork(serverUrl: string): Promise<PhoneNetwork> {
  const { hostname, port } = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let lineIsFreeAt = 0;
  /** When a packet that is sent now has arrived. */
  const arrivalOf = (bytes: number) => {
    lineIsFreeAt = Math.max(lineIsFreeAt, performance.now()) + bytes / BYTES_PER_MS;
    return lineIsFreeAt + ONE_WAY_MS;
  };
  const proxy = createServer((phone) => {
    const server = connect(Number(port), hostname);
    for (const socket of [phone, server]) {
      sockets.add(socket);
      // A browser that is closed breaks its connections.
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    carry(server, phone, arrivalOf);
    carry(phone, server, () => performance.now() + ONE_WAY_MS);
  });
  proxy.listen(0, hostname);
  await once(proxy, 'listening');
  return {
    url: `http://${hostname}:${(proxy.address() as AddressInfo).port}`,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}

function carry(from: Socket, to: Socket, arrivalOf: (bytes: number) => number): void {
  let last = Promise.resolve();
  const arrive = (at: number, act: () => unknown) => {
    last = last.then(() => delay(Math.max(0, at - performance.now()))).then(() => void act());
  };
  from.on('data', (bytes: Buffer) => {
    for (let at = 0; at < bytes.length; at += PACKET_BYTES) {
      const packet = bytes.subarray(at, at + PACKET_BYTES);
      arrive(arrivalOf(packet.length), () => to.write(packet));
    }
  });
  from.on('close', () => arrive(performance.now(), () => to.destroy()));
}
