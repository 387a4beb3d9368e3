/**
 * Returns the client's address for rate limits. Of an IPv6 address it returns the first half, because clients
 * choose the second half themselves.
 *
 * Anyone can send an X-Forwarded-For header, so only the entries of the owner's proxies count. Each proxy
 * appends the address that called it: with two proxies, the client is the second entry from the end.
 *
 * @param socketAddress - the address at the other end of the connection
 * @param forwardedFor - the X-Forwarded-For header, if there is one
 * @param trustedProxies - the number of the owner's proxies before the relay; 0 if it is reached directly
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | null,
  trustedProxies: number,
): string {
  const hops = (forwardedFor ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean);
  const hop = trustedProxies > 0 ? hops.at(-trustedProxies) : undefined;
  const address = (hop ?? socketAddress ?? 'unknown')
    // A dual-stack socket writes an IPv4 address as ::ffff:192.0.2.1.
    .replace(/^::ffff:(?=\d+\.)/i, '')
    // Some proxies add the port, which changes with each connection.
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/^\[(.*)\](?::\d+)?$/, '$1');
  return firstHalf(address) ?? address;
}

/** Returns '2001:db8:0:1::/64' for '2001:db8:0:1::5'; null if the address is not IPv6. */
function firstHalf(address: string): string | null {
  const written = URL.parse(`http://[${address.split('%', 1)[0]}]`)?.hostname.slice(1, -1);
  if (!written) return null;
  const [before = [], after = []] = written.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  const groups = [...before, ...zeros, ...after];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
