import type { LogEntry } from './log.ts';

/** Seconds; the last ones lie before the browser's patience and the mail server's limit of silence. */
const BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15, 20];

/**
 * What the relay counts: requests by event and outcome, and how long the mail server took over each e-mail. Labels are
 * the relay's own words, never a visitor's.
 */
export function createMetrics() {
  const requests = new Map<string, number>();
  const buckets = BUCKETS.map(() => 0);
  const deliveries = { count: 0, seconds: 0 };

  return {
    countRequest({ event, outcome }: Pick<LogEntry, 'event' | 'outcome'>): void {
      const labels = `event="${event}",outcome="${outcome}"`;
      requests.set(labels, (requests.get(labels) ?? 0) + 1);
    },

    /** Counts one e-mail handed to the mail server, accepted or not. */
    observeDelivery(seconds: number): void {
      deliveries.count += 1;
      deliveries.seconds += seconds;
      BUCKETS.forEach((limit, index) => {
        if (seconds <= limit) buckets[index]! += 1;
      });
    },

    /** All of it in Prometheus's text format, version 0.0.4. */
    text(): string {
      return [
        '# HELP relay_requests_total Requests answered, by what they asked for and what became of them.',
        '# TYPE relay_requests_total counter',
        ...Array.from(requests, ([labels, count]) => `relay_requests_total{${labels}} ${count}`),
        '# HELP relay_delivery_duration_seconds How long the mail server took to accept or refuse an e-mail.',
        '# TYPE relay_delivery_duration_seconds histogram',
        ...BUCKETS.map(
          (limit, index) => `relay_delivery_duration_seconds_bucket{le="${limit}"} ${buckets[index]}`,
        ),
        `relay_delivery_duration_seconds_bucket{le="+Inf"} ${deliveries.count}`,
        `relay_delivery_duration_seconds_sum ${deliveries.seconds}`,
        `relay_delivery_duration_seconds_count ${deliveries.count}`,
        '',
      ].join('\n');
    },
  };
}
