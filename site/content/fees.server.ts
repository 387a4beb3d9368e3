import { fees } from '#clinic/fees.server.ts';
import { services } from '#clinic/services.server.ts';
import type { Fee } from '../../domain/clinic/fees.ts';
import type { Service } from '../../domain/clinic/service.ts';

const { consultation, others, payment, insurance, estimate } = fees;

/** Returns the fees in `fees.yaml` that belong to a service. */
export function otherFeesOf(id: string) {
  return others.filter(({ service }) => service === id);
}

/** A fee together with that of another service. */
export type Total = { title: string; fee: Fee };

/**
 * Returns the sum of a service's fee and the fee of the service that its `total` names. The compiler has
 * checked that both have fees.
 *
 * @returns undefined if the service has no `total`
 */
export function totalOf(
  { fees: own, total }: Pick<Service, 'fees' | 'total'>,
  allServices: readonly Pick<Service, 'id' | 'fees'>[] = services,
): Total | undefined {
  const other = allServices.find(({ id }) => id === total?.with)?.fees;
  if (!own || !total || !other) return undefined;
  return {
    title: total.title,
    fee: { ...own, from: own.from + other.from, to: own.to + other.to },
  };
}

type Priced = { id: string; title: string; fee: Fee; total?: Total | undefined };

/** Everything that has a fee, in the order of services, with the id of the service whose page explains it. */
export const pricedServices: readonly Priced[] = services.flatMap((service): Priced[] => {
  const { id, title, fees: fee } = service;
  return [
    ...(fee ? [{ id, title, fee, total: totalOf(service) }] : []),
    ...otherFeesOf(id).map((other) => ({ id, title: other.title, fee: other.fee })),
  ];
});

const allFees = [consultation, ...pricedServices.map(({ fee }) => fee)].filter((fee) => fee !== undefined);

/** The lowest and the highest of all fees; undefined without fees. */
export const feeRange =
  allFees.length > 0
    ? { from: Math.min(...allFees.map(({ from }) => from)), to: Math.max(...allFees.map(({ to }) => to)) }
    : undefined;

/** Whether the clinic's data say anything about fees. If so, other pages link to the list of fees. */
export const hasFees = Boolean(
  consultation || insurance || payment.length + estimate.length + pricedServices.length > 0,
);
