import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

test.each<[string, string | undefined, string | null, number, string]>([
  ['reached directly, the socket tells', '192.0.2.1', null, 0, '192.0.2.1'],
  ['a header anyone can write is not read', '192.0.2.1', '203.0.113.9', 0, '192.0.2.1'],
  ['behind one proxy, its entry is the last', '10.0.0.1', '203.0.113.9, 192.0.2.1', 1, '192.0.2.1'],
  ['behind two, the last but one', '10.0.0.2', '203.0.113.9, 192.0.2.1, 10.0.0.1', 2, '192.0.2.1'],
  ['a proxy that wrote no header', '10.0.0.1', null, 1, '10.0.0.1'],
  ['IPv4 on a dual-stack socket', '::ffff:192.0.2.1', null, 0, '192.0.2.1'],
  ['IPv6', '2001:db8::1', null, 0, '2001:db8::1'],
  ['a socket already closed', undefined, null, 0, 'unknown'],
])('%s', (_, socket, header, proxies, expected) => {
  expect(clientAddress(socket, header, proxies)).toBe(expected);
});
