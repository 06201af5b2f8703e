import type { quotationLines, quotations } from '@/db/schema';
import { priceQuotation } from '../pricing/rules/price-quotation';
import { CALC_VERSION, type PricedLine } from '../pricing/rules/priced-quotation';
import type { LineInputs, QuotationInputs } from '../pricing/rules/quotation-inputs';
import type { TaxTable } from '../pricing/rules/tax-table';
import type { PricingContext } from './pricing-inputs';

type Columns = typeof quotations.$inferInsert;
type LineColumns = Omit<typeof quotationLines.$inferInsert, 'agencyId' | 'quotationId'>;

export type PricedColumns = {
  readonly quotation: Pick<
    Columns,
    | 'fxRate'
    | 'tercero'
    | 'serviceConcept'
    | 'producerIvaBase'
    | 'gain'
    | 'platformGainPct'
    | 'priceStep'
    | 'feeding'
    | 'transport'
    | 'agents'
    | 'agentDays'
    | 'agentPrice'
    | 'calcVersion'
    | 'taxSnapshot'
  > &
    Partial<Columns>;
  readonly lines: readonly { readonly columns: LineColumns; readonly genders: LineInputs['genders'] }[];
};

/** The columns that a price fills, of the quotation and of each line; all 0 for a draft without lines. */
export function pricedColumns(
  inputs: QuotationInputs,
  context: PricingContext,
  table: TaxTable,
  profileIds: ReadonlyMap<string, number>,
): PricedColumns {
  const typed = {
    fxRate: inputs.fxRate ?? '1',
    tercero: inputs.tercero,
    serviceConcept: inputs.serviceConcept ?? 'SERVICIOS',
    producerIvaBase: inputs.producerIvaBase ?? 'FEE',
    gain: inputs.gain,
    platformGainPct: inputs.platformGainPct,
    priceStep: inputs.priceStep,
    feeding: inputs.feeding,
    transport: inputs.transport,
    agents: inputs.agents,
    agentDays: inputs.agentDays,
    agentPrice: inputs.agentPrice,
  } as const;
  if (inputs.lines.length === 0) {
    const { date, city, agency, client } = context;
    return {
      quotation: {
        ...typed,
        ...NOTHING,
        calcVersion: CALC_VERSION,
        taxSnapshot: { date, city, agency, client },
      },
      lines: [],
    };
  }
  const { quotation, derived, lines, taxSnapshot } = priceQuotation(inputs, table);
  return {
    quotation: {
      ...typed,
      subtotalServiceAgent: quotation.subtotalServiceAgent,
      ivaServiceAgent: quotation.ivaServiceAgent,
      totalServiceAgent: quotation.totalServiceAgent,
      foodTransportation: quotation.foodTransportation,
      platformFeeSubtotal: quotation.platformFeeSubtotal,
      subtotalPlatform: quotation.subtotalPlatform,
      ivaPlatform: quotation.ivaPlatform,
      totalPlatform: quotation.totalPlatform,
      subtotal: quotation.subtotal,
      iva: quotation.iva,
      total: quotation.total,
      priceGain: quotation.priceGain,
      priceNetGain: quotation.priceNetGain,
      reteFuente: derived.reteFuente,
      reteIca: derived.reteIca,
      reteIva: derived.reteIva,
      incomeTax: derived.incomeTax,
      warnings: [...derived.warnings],
      calcVersion: quotation.calcVersion,
      taxSnapshot,
    },
    lines: lines.map((line, position) => ({
      columns: lineColumns(line, position, profileIds),
      genders: line.genders,
    })),
  };
}

const NOTHING = {
  subtotalServiceAgent: 0,
  ivaServiceAgent: 0,
  totalServiceAgent: 0,
  foodTransportation: 0,
  platformFeeSubtotal: 0,
  subtotalPlatform: 0,
  ivaPlatform: 0,
  totalPlatform: 0,
  subtotal: 0,
  iva: 0,
  total: 0,
  priceGain: 0,
  priceNetGain: 0,
  reteFuente: 0,
  reteIca: 0,
  reteIva: 0,
  incomeTax: 0,
  warnings: [] as string[],
};

function lineColumns(
  line: PricedLine,
  position: number,
  profileIds: ReadonlyMap<string, number>,
): LineColumns {
  const profileId = profileIds.get(line.profile);
  if (profileId === undefined) throw new Error(`no profile ${line.profile}`);
  return {
    position,
    profileId,
    days: line.days,
    people: line.people,
    budget: line.budget,
    payBasis: line.payBasis,
    withholding: line.withholding,
    ivaCategory: line.ivaCategory,
    payPerDay: line.payPerDay,
    announcement: line.announcement,
    totalAnnouncement: line.totalAnnouncement,
    talentCosts: line.talentCosts,
    talentWithheld: line.talentWithheld,
    foodCost: line.foodCost,
    transportationCost: line.transportationCost,
    platformFee: line.platformFee,
    paymentProducer: line.paymentProducer,
    serviceAgentCost: line.serviceAgentCost,
    subtotalProducer: line.subtotalProducer,
    ivaProducer: line.ivaProducer,
    totalProducer: line.totalProducer,
    nonRecoverableIva: line.nonRecoverableIva,
    paymentClient: line.paymentClient,
    subtotalClient: line.subtotalClient,
    ivaClient: line.ivaClient,
    totalClient: line.totalClient,
    grossProfit: line.grossProfit,
    reteFuente: line.reteFuente,
    reteIca: line.reteIca,
    reteIva: line.reteIva,
    incomeTax: line.incomeTax,
    expectedPayment: line.expectedPayment,
    netIncome: line.netIncome,
  };
}
