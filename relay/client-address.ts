/**
 * The address a request came from, for the limits.
 *
 * Anyone can write an X-Forwarded-For header, so it is read only as far as the owner's own proxies wrote it: each adds
 * the address it was called from at the end, so with two proxies the client is the second entry from the end.
 *
 * @param socketAddress - the address at the other end of the connection
 * @param forwardedFor - the X-Forwarded-For header, if there is one
 * @param trustedProxies - how many of the owner's proxies stand before the relay; 0 when it is reached directly
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
  // A dual-stack socket writes an IPv4 address as ::ffff:192.0.2.1.
  return (hop ?? socketAddress ?? 'unknown').replace(/^::ffff:(?=\d+\.)/i, '');
}
