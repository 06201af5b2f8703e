import { MODELO } from './talents.ts';

export type LineFields = {
  readonly profileId?: number;
  readonly genders?: readonly { gender: 'FEMENINO' | 'MASCULINO'; quantity: number }[];
  readonly days?: number;
  /** Gross per person and day, in minor units. */
  readonly budget?: number;
};

const IVA = 0.19;
const PLATFORM_GAIN = 0.1;
const MARGIN = 0.2;
const PRICE_STEP = 1000;

/**
 * A line's figures for an agency that answers for IVA, with no withholding, food, transport or service agents:
 * the plainest case in which the sums of the quotation model hold. The calculator itself is tested on its own.
 */
export function priceLine({
  profileId = MODELO,
  genders = [{ gender: 'FEMENINO', quantity: 2 }],
  days = 2,
  budget = 150_000,
}: LineFields) {
  const people = genders.reduce((sum, { quantity }) => sum + quantity, 0);
  const personDays = people * days;
  const feePerDay = Math.round(budget * PLATFORM_GAIN);
  const paymentProducer = budget + feePerDay;
  const subtotalProducer = paymentProducer * personDays;
  const ivaProducer = Math.round(IVA * feePerDay * personDays);
  const paymentClient = Math.ceil(paymentProducer / (1 - MARGIN) / PRICE_STEP) * PRICE_STEP;
  const subtotalClient = paymentClient * personDays;
  const ivaClient = Math.round(IVA * subtotalClient);
  const grossProfit = subtotalClient - subtotalProducer;
  return {
    profileId,
    genders,
    days,
    people,
    budget,
    payBasis: 'GROSS' as const,
    withholding: 'NONE' as const,
    ivaCategory: 'GRAVADO' as const,
    payPerDay: budget,
    announcement: budget * days,
    totalAnnouncement: budget * personDays,
    talentCosts: budget * personDays,
    talentWithheld: 0,
    foodCost: 0,
    transportationCost: 0,
    platformFee: feePerDay * personDays,
    paymentProducer,
    serviceAgentCost: 0,
    subtotalProducer,
    ivaProducer,
    totalProducer: subtotalProducer + ivaProducer,
    nonRecoverableIva: 0,
    paymentClient,
    subtotalClient,
    ivaClient,
    totalClient: subtotalClient + ivaClient,
    grossProfit,
    reteFuente: 0,
    reteIca: 0,
    reteIva: 0,
    incomeTax: 0,
    expectedPayment: subtotalClient + ivaClient,
    netIncome: grossProfit,
  };
}

type PricedLine = ReturnType<typeof priceLine>;
type Figure = { [K in keyof PricedLine]: PricedLine[K] extends number ? K : never }[keyof PricedLine];

export const totalOf = (lines: readonly PricedLine[], figure: Figure): number =>
  lines.reduce((sum, line) => sum + line[figure], 0);
