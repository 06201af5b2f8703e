import { allocate } from '@/lib/core/money';
import type { LineCosts } from './line-costs';
import type { LinePrice } from './line-price';
import type { PricedLine } from './priced-quotation';

type Step = { readonly costs: LineCosts; readonly price: LinePrice };
type Withheld = { readonly reteFuente: number; readonly reteIca: number; readonly reteIva: number };
type Shares = Withheld & { readonly incomeTax: number };

/** The lines complete: each with its part of what was computed once on the quotation, and what is left after it. */
export function pricedLines(
  steps: readonly Step[],
  withheld: Withheld,
  incomeTaxes: readonly number[],
): PricedLine[] {
  const sales = steps.map(({ price }) => price.subtotalClient);
  const ivas = steps.map(({ price }) => price.ivaClient);
  const reteFuente = allocate(withheld.reteFuente, sales);
  const reteIca = allocate(withheld.reteIca, sales);
  const reteIva = allocate(withheld.reteIva, ivas);
  return steps.map((step, index) =>
    pricedLine(step, {
      reteFuente: reteFuente[index] ?? 0,
      reteIca: reteIca[index] ?? 0,
      reteIva: reteIva[index] ?? 0,
      incomeTax: incomeTaxes[index] ?? 0,
    }),
  );
}

// Field by field: spreading the steps into one another took longer than all the arithmetic.
function pricedLine({ costs, price }: Step, shares: Shares): PricedLine {
  const { line } = costs;
  return {
    profile: line.profile,
    genders: line.genders,
    people: line.people,
    days: line.days,
    personDays: line.personDays,
    budget: line.budget,
    payBasis: line.payBasis,
    withholding: line.withholding,
    appliedWithholding: costs.appliedWithholding,
    payPerDay: costs.payPerDay,
    announcement: costs.announcement,
    totalAnnouncement: costs.totalAnnouncement,
    talentCosts: costs.talentCosts,
    talentWithheld: costs.talentWithheld,
    foodCost: costs.foodCost,
    transportationCost: costs.transportationCost,
    platformFee: costs.platformFee,
    paymentProducer: costs.paymentProducer,
    ivaCategory: line.ivaCategory,
    serviceAgentCost: price.serviceAgentCost,
    subtotalProducer: price.subtotalProducer,
    ivaProducer: price.ivaProducer,
    totalProducer: price.totalProducer,
    nonRecoverableIva: price.nonRecoverableIva,
    paymentClient: price.paymentClient,
    subtotalClient: price.subtotalClient,
    ivaClient: price.ivaClient,
    totalClient: price.totalClient,
    grossProfit: price.grossProfit,
    reteFuente: shares.reteFuente,
    reteIca: shares.reteIca,
    reteIva: shares.reteIva,
    incomeTax: shares.incomeTax,
    expectedPayment: price.totalClient - shares.reteFuente - shares.reteIca - shares.reteIva,
    netIncome: price.grossProfit - shares.incomeTax,
  };
}
