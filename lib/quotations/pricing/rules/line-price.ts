import { type Ratio, ratio, roundHalfUp, roundUp, times } from '@/lib/core/money';
import type { CompleteInputs } from './complete-inputs';
import type { LineCosts } from './line-costs';

/** The agency's cost of a line, the client's price, and the profit. Minor units. */
export type LinePrice = {
  readonly serviceAgentCost: number;
  readonly subtotalProducer: number;
  readonly ivaProducer: number;
  readonly totalProducer: number;
  readonly nonRecoverableIva: number;
  /** Per person-day. */
  readonly paymentClient: number;
  readonly subtotalClient: number;
  readonly ivaClient: number;
  readonly totalClient: number;
  readonly grossProfit: number;
};

/** @param agents the line's share of the service agents and of their IVA */
export function linePrice(
  costs: LineCosts,
  agents: { readonly subtotal: number; readonly iva: number },
  inputs: CompleteInputs,
  ivaRate: Ratio,
): LinePrice {
  const { personDays, ivaCategory } = costs.line;
  const { responsableIva } = inputs.agency;
  const ownCost = times(costs.paymentProducer, personDays);
  const subtotalProducer = ownCost + agents.subtotal;
  const ivaBase = inputs.producerIvaBase === 'FULL' ? ownCost : costs.platformFee;
  const ivaProducer = roundHalfUp(ivaBase, ivaRate) + agents.iva;
  const nonRecoverableIva = responsableIva ? 0 : ivaProducer;

  const cost = subtotalProducer + nonRecoverableIva;
  const paymentClient = priceWithMargin(cost, personDays, inputs);
  const subtotalClient = times(paymentClient, personDays);
  const ivaClient = responsableIva && ivaCategory === 'GRAVADO' ? roundHalfUp(subtotalClient, ivaRate) : 0;
  return {
    serviceAgentCost: agents.subtotal,
    subtotalProducer,
    ivaProducer,
    totalProducer: subtotalProducer + ivaProducer,
    nonRecoverableIva,
    paymentClient,
    subtotalClient,
    ivaClient,
    totalClient: subtotalClient + ivaClient,
    grossProfit: subtotalClient - cost,
  };
}

/** cost ÷ ((1 − margin) × personDays), up to the next price step: the gain is a margin on price, not a mark-up. */
function priceWithMargin(cost: number, personDays: number, { margin, priceStep }: CompleteInputs): number {
  const kept = margin.denominator - margin.numerator;
  const steps = roundUp(cost, ratio(margin.denominator, times(times(kept, personDays), priceStep)));
  return times(steps, priceStep);
}
