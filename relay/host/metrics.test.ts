import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

test("counts in Prometheus's text format", () => {
  const metrics = createMetrics();
  metrics.countRequest({ event: 'form', outcome: 'delivered' });
  metrics.countRequest({ event: 'form', outcome: 'delivered' });
  metrics.countRequest({ event: 'email-send', outcome: 'refused' });
  for (const seconds of [0.03, 0.25, 30]) metrics.observeDelivery(seconds);
  const lines = metrics.text().split('\n');
  expect(lines.at(-1)).toBe('');
  for (const line of lines.slice(0, -1)) {
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? [\d.]+)$/);
  }
  expect(lines).toEqual(
    expect.arrayContaining([
      'relay_requests_total{event="form",outcome="delivered"} 2',
      'relay_requests_total{event="email-send",outcome="refused"} 1',
      '# TYPE relay_delivery_duration_seconds histogram',
      'relay_delivery_duration_seconds_bucket{le="0.05"} 1',
      'relay_delivery_duration_seconds_bucket{le="0.25"} 2',
      'relay_delivery_duration_seconds_bucket{le="20"} 2',
      'relay_delivery_duration_seconds_bucket{le="+Inf"} 3',
      'relay_delivery_duration_seconds_count 3',
    ]),
  );
});
