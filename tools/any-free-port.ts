import { createServer, type AddressInfo } from 'node:net';

/** A port on loopback that nobody has, for a program that must be told one. */
export async function anyFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
