import { fees } from '#clinic/fees.server.ts';
import { services } from '#clinic/services.server.ts';

const { consultation, others, payment, insurance, estimate } = fees;

/** What a service has fees for besides its own. */
export function otherFeesOf(id: string) {
  return others.filter(({ service }) => service === id);
}

/** What has a fee, in the order of services: each with the id of the service that tells of it. */
export const pricedServices = services.flatMap(({ id, title, fees: fee }) => [
  ...(fee ? [{ id, title, fee }] : []),
  ...otherFeesOf(id).map((other) => ({ id, title: other.title, fee: other.fee })),
]);

const all = [consultation, ...pricedServices.map(({ fee }) => fee)].filter((fee) => fee !== undefined);

/** The lowest and the highest of all fees; undefined without fees. */
export const feeRange =
  all.length > 0
    ? { from: Math.min(...all.map(({ from }) => from)), to: Math.max(...all.map(({ to }) => to)) }
    : undefined;

/** Whether the clinic's data say anything about fees; other pages then link to them. */
export const hasFees = Boolean(
  consultation || insurance || payment.length + estimate.length + pricedServices.length > 0,
);
