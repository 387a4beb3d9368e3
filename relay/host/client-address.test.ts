import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

test.each<[string, string | undefined, string | null, number, string]>([
  ['a direct connection: the address of the socket', '192.0.2.1', null, 0, '192.0.2.1'],
  ['a header without a proxy is ignored', '192.0.2.1', '203.0.113.9', 0, '192.0.2.1'],
  ['behind one proxy, its entry is the last', '10.0.0.1', '203.0.113.9, 192.0.2.1', 1, '192.0.2.1'],
  ['behind two, the last but one', '10.0.0.2', '203.0.113.9, 192.0.2.1, 10.0.0.1', 2, '192.0.2.1'],
  ['a proxy without a header', '10.0.0.1', null, 1, '10.0.0.1'],
  ['IPv4 on a dual-stack socket', '::ffff:192.0.2.1', null, 0, '192.0.2.1'],
  ['IPv6: the first half', '2001:db8:1:2:3:4:5:6', null, 0, '2001:db8:1:2::/64'],
  ['IPv6, shortened', '2001:db8::1', null, 0, '2001:db8:0:0::/64'],
  ['IPv6, shortened elsewhere', '2001:db8:0:0:9::', null, 0, '2001:db8:0:0::/64'],
  ['IPv6 in capitals', '2001:DB8:A::1', null, 0, '2001:db8:a:0::/64'],
  ['IPv6 with a zone', 'fe80::1%eth0', null, 0, 'fe80:0:0:0::/64'],
  ['loopback', '::1', null, 0, '0:0:0:0::/64'],
  ['IPv6 with a port', '10.0.0.1', '[2001:db8:1:2::9]:50123', 1, '2001:db8:1:2::/64'],
  ['IPv4 with a port', '10.0.0.1', '192.0.2.1:50123', 1, '192.0.2.1'],
  ['no address', '10.0.0.1', 'unknown:x', 1, 'unknown:x'],
  ['a socket already closed', undefined, null, 0, 'unknown'],
])('%s', (_, socket, header, proxies, expected) => {
  expect(clientAddress(socket, header, proxies)).toBe(expected);
});
