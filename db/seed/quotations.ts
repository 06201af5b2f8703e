import { QUOTATION } from '@/lib/core/states';
import type { quotationLineGenders, quotationLines, quotations } from '../schema/quotations.ts';
import { ownerOf } from './agencies.ts';
import { demoId } from './chance.ts';
import { clientRowOf } from './clients.ts';
import { constantNamed, currencyId } from './lookups.ts';
import type { Calendar } from './moments.ts';
import type { LinePlan, Plan } from './plans.ts';
import type { Gender } from './portraits.ts';

const PLATFORM_GAIN = constantNamed(71);
const SERVICE_AGENT_PRICE = Number(constantNamed(73));
const PRICE_STEP = Number(constantNamed(76));
const VALIDITY_DAYS = Number(constantNamed(77));
/** Dollars are counted in cents, so their prices step by the dollar. */
const PRICE_STEP_IN_CENTS = 100;

type InsertedQuotation = typeof quotations.$inferInsert;
type InsertedLine = typeof quotationLines.$inferInsert;

export const startOf = (plan: Plan, calendar: Calendar): Date => calendar.at(plan.starts, plan.opens);
export const endOf = (plan: Plan, calendar: Calendar): Date =>
  calendar.at(plan.closes < '12:00' && plan.closes < plan.opens ? plan.ends + 1 : plan.ends, plan.closes);

/** When it was sent and answered: the same day, and up to three days later, never after yesterday. */
export function milestones(plan: Plan, calendar: Calendar) {
  const sentAt = plan.stateId === QUOTATION.DRAFT ? null : calendar.at(plan.written, '15:10');
  const answered = Math.min(plan.written + 3, -1);
  const isOpened = sentAt !== null && plan.key !== 'capsula';
  return {
    createdAt: calendar.at(plan.written, '09:30'),
    sentAt,
    validUntil: sentAt && calendar.at(plan.written + VALIDITY_DAYS, '23:59'),
    firstOpenedAt: isOpened ? calendar.at(plan.written, '17:30') : null,
    lastOpenedAt: isOpened ? calendar.at(answered, '08:45') : null,
    openCount: isOpened ? 2 : 0,
    acceptedAt: plan.stateId === QUOTATION.ACCEPTED ? calendar.at(answered, '11:20') : null,
    rejectedAt: plan.stateId === QUOTATION.REJECTED ? calendar.at(answered, '17:05') : null,
  };
}

const currencyOf = (plan: Plan) => (plan.dollar ? 'USD' : 'COP');

const gendersOf = (line: LinePlan) =>
  [
    { gender: 'FEMENINO' as const, quantity: line.women },
    { gender: 'MASCULINO' as const, quantity: line.men },
  ].filter(({ quantity }) => quantity > 0);

/** What the pricing engine needs to know, as it spells it. */
export function pricingInputsOf(plan: Plan, calendar: Calendar) {
  const { row } = plan.agency;
  const client = clientRowOf(plan.client);
  return {
    date: calendar.date(plan.written),
    city: plan.city.name,
    currency: currencyOf(plan),
    fxRate: plan.dollar ?? '1',
    agency: {
      legalNature: row.legalNature,
      responsableIva: row.responsableIva ?? false,
      personaNaturalArt383AEt: row.personaNaturalArt383AEt ?? false,
      declaranteRenta: row.declaranteRenta ?? false,
      granContribuyente: row.granContribuyente ?? false,
      regimenSimple: row.regimenSimple ?? false,
      autoretenedorRenta: row.autoretenedorRenta ?? false,
      autoretenedorIca: row.autoretenedorIca ?? false,
      retenedorRenta: row.retenedorRenta ?? false,
      simpleConcept: row.simpleConcept ?? null,
      incomeTaxRatePN: row.incomeTaxRatePn ?? null,
      taxationPrices: [],
    },
    client: {
      retenedorRenta: client.retenedorRenta ?? false,
      reteIcaAgent: client.reteIcaAgent ?? false,
      granContribuyente: client.granContribuyente ?? false,
      stateEntity: client.stateEntity ?? false,
      responsableIva: client.responsableIva ?? true,
    },
    tercero: plan.tercero,
    gain: row.gain ?? '20',
    platformGainPct: PLATFORM_GAIN,
    priceStep: plan.dollar ? PRICE_STEP_IN_CENTS : PRICE_STEP,
    feeding: plan.feeding,
    transport: plan.transport,
    agents: plan.agents,
    agentDays: plan.agentDays,
    agentPrice: plan.agents > 0 ? SERVICE_AGENT_PRICE : 0,
    serviceConcept: 'SERVICIOS' as const,
    producerIvaBase: 'FEE' as const,
    lines: plan.lines.map((line) => ({
      profile: line.profile,
      genders: gendersOf(line),
      days: line.days,
      budget: line.budget,
      payBasis: line.basis,
      withholding: 'ART383' as const,
      ivaCategory: 'GRAVADO' as const,
    })),
  };
}

export type PricingInputs = ReturnType<typeof pricingInputsOf>;

/** What the pricing engine answers, named as the columns are. */
export type PricedPlan = {
  readonly quotation: PricedQuotation;
  readonly lines: readonly {
    readonly columns: Omit<InsertedLine, 'agencyId' | 'quotationId'>;
    readonly genders: readonly GenderQuantity[];
  }[];
};
type GenderQuantity = { readonly gender: Gender; readonly quantity: number };
type Calculated = 'gain' | 'platformGainPct' | 'priceStep' | 'calcVersion' | 'taxSnapshot';
type PricedQuotation = Pick<InsertedQuotation, Calculated> & Partial<InsertedQuotation>;

/** The row of a quotation. */
export function quotationRow(plan: Plan, { quotation }: PricedPlan, calendar: Calendar): InsertedQuotation {
  const { client } = plan;
  return {
    ...quotation,
    id: plan.id,
    agencyId: plan.agency.id,
    code: plan.code,
    stateId: plan.stateId,
    clientId: client.id,
    nameClient: client.name,
    nameContact: client.contact,
    emailClient: client.contactEmail,
    phoneClient: client.contactPhone,
    nameEvent: plan.nameEvent,
    place: plan.place,
    address: plan.address,
    cityId: plan.city.id,
    hours: Math.max(4, Number.parseInt(plan.closes, 10) - Number.parseInt(plan.opens, 10)),
    startDate: startOf(plan, calendar),
    endDate: endOf(plan, calendar),
    currencyId: currencyId(currencyOf(plan)),
    observation: plan.observation,
    createdBy: ownerOf(plan.agency.key).id,
    rejectedReason: plan.stateId === QUOTATION.REJECTED ? plan.reason : null,
    ...milestones(plan, calendar),
    updatedAt: calendar.at(Math.min(plan.written + 3, -1), '18:00'),
  };
}

export const lineId = (plan: Plan, position: number): string => demoId(`line:${plan.key}:${position}`);

/** The lines of a quotation and the split of each by gender. */
export function lineRows(plan: Plan, { lines }: PricedPlan) {
  const agencyId = plan.agency.id;
  const rows: InsertedLine[] = lines.map(({ columns }, position) => ({
    ...columns,
    id: lineId(plan, position),
    agencyId,
    quotationId: plan.id,
  }));
  const genders: (typeof quotationLineGenders.$inferInsert)[] = lines.flatMap((line, position) =>
    line.genders.map((split) => ({
      id: demoId(`split:${plan.key}:${position}:${split.gender}`),
      agencyId,
      quotationLineId: lineId(plan, position),
      ...split,
    })),
  );
  return { rows, genders };
}
