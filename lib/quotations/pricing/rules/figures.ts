import { roundDown, sumOf } from '@/lib/core/money';
import type { ClientWithholdings } from '@/lib/taxes/rules/client-withholdings';
import type { CompleteInputs } from './complete-inputs';
import {
  CALC_VERSION,
  type DerivedFigures,
  type PricedLine,
  type QuotationFigures,
} from './priced-quotation';
import type { ServiceAgents } from './service-agents';

/** The quotation's totals. Service agents are in the platform's totals already and never added again. */
export function quotationFigures(
  inputs: CompleteInputs,
  lines: readonly PricedLine[],
  agents: ServiceAgents,
): QuotationFigures {
  const subtotal = sumOf(lines, (line) => line.subtotalClient);
  const iva = sumOf(lines, (line) => line.ivaClient);
  const subtotalPlatform = sumOf(lines, (line) => line.subtotalProducer);
  const ivaPlatform = sumOf(lines, (line) => line.ivaProducer);
  return {
    calcVersion: CALC_VERSION,
    currency: inputs.currency,
    gain: inputs.gain,
    tercero: inputs.tercero,
    feeding: inputs.feeding,
    transport: inputs.transport,
    foodTransportation: sumOf(lines, (line) => line.foodCost + line.transportationCost),
    agents: inputs.agents,
    agentDays: inputs.agentDays,
    agentPrice: inputs.agentPrice,
    subtotalServiceAgent: agents.subtotal,
    ivaServiceAgent: agents.iva,
    totalServiceAgent: agents.subtotal + agents.iva,
    platformFeeSubtotal: sumOf(lines, (line) => line.platformFee),
    subtotalPlatform,
    ivaPlatform,
    totalPlatform: subtotalPlatform + ivaPlatform,
    subtotal,
    iva,
    total: subtotal + iva,
    priceGain: sumOf(lines, (line) => line.grossProfit),
    priceNetGain: sumOf(lines, (line) => line.netIncome),
  };
}

export function derivedFigures(
  inputs: CompleteInputs,
  quotation: QuotationFigures,
  lines: readonly PricedLine[],
  withheld: ClientWithholdings,
  warnings: readonly string[],
): DerivedFigures {
  const { subtotal, total, priceGain, subtotalPlatform, ivaPlatform, totalPlatform } = quotation;
  const platformsOwn = quotation.platformFeeSubtotal + quotation.subtotalServiceAgent;
  // The agency pays talents, food and transport itself unless the platform collects for it (tercero).
  const direct = inputs.tercero ? 0 : subtotalPlatform - platformsOwn;
  return {
    reteFuente: withheld.reteFuente,
    reteFuenteConcept: withheld.reteFuenteConcept,
    reteIca: withheld.reteIca,
    reteIva: withheld.reteIva,
    reteIvaConcept: withheld.reteIvaConcept,
    netReceivable: total - withheld.reteFuente - withheld.reteIca - withheld.reteIva,
    nonRecoverableIva: sumOf(lines, (line) => line.nonRecoverableIva),
    incomeTax: sumOf(lines, (line) => line.incomeTax),
    effectiveMarginBp:
      subtotal === 0 ? 0 : roundDown(priceGain, { numerator: 10_000, denominator: subtotal }),
    talentsNetPayable: sumOf(lines, (line) => line.totalAnnouncement),
    talentsWithheld: sumOf(lines, (line) => line.talentWithheld),
    platformInvoiceBase: inputs.producerIvaBase === 'FULL' ? subtotalPlatform : platformsOwn,
    payableToPlatform: inputs.tercero ? totalPlatform : platformsOwn + ivaPlatform,
    payableDirectByAgency: direct,
    warnings,
  };
}
