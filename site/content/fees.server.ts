import { fees } from '#clinic/fees.server.ts';
import { services } from '#clinic/services.server.ts';
import type { Fee } from '../../domain/clinic/fees.ts';
import type { Service } from '../../domain/clinic/service.ts';

const { consultation, others, payment, insurance, estimate } = fees;

/** What a service has fees for besides its own. */
export function otherFeesOf(id: string) {
  return others.filter(({ service }) => service === id);
}

/** A fee together with that of another service. */
export type Total = { title: string; fee: Fee };

/**
 * What a service costs together with the one that its `total` names; compile/ has checked that both have
 * fees.
 *
 * @returns undefined if it has no such total
 */
export function totalOf(
  { fees: own, total }: Pick<Service, 'fees' | 'total'>,
  all: readonly Pick<Service, 'id' | 'fees'>[] = services,
): Total | undefined {
  const other = all.find(({ id }) => id === total?.with)?.fees;
  if (!own || !total || !other) return undefined;
  return {
    title: total.title,
    fee: { ...own, from: own.from + other.from, to: own.to + other.to },
  };
}

type Priced = { id: string; title: string; fee: Fee; total?: Total | undefined };

/** What has a fee, in the order of services: each with the id of the service that tells of it. */
export const pricedServices: readonly Priced[] = services.flatMap((service): Priced[] => {
  const { id, title, fees: fee } = service;
  return [
    ...(fee ? [{ id, title, fee, total: totalOf(service) }] : []),
    ...otherFeesOf(id).map((other) => ({ id, title: other.title, fee: other.fee })),
  ];
});

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
