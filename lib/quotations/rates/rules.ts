import type { ClientTaxFlags } from '@/lib/taxes/rules/tax-flags';

/** Ids of the business constants that a quotation starts from (product decisions, "Constants"). */
export const CONSTANT = {
  PLATFORM_GAIN: 71,
  AGENT_PRICE: 73,
  FEEDING: 74,
  TRANSPORT: 75,
  PRICE_STEP: 76,
  VALIDITY_DAYS: 77,
} as const;
export const CONSTANT_IDS: readonly number[] = Object.values(CONSTANT);

/** The constants as numbers; money in whole Colombian pesos, which are its minor units. */
export type BusinessConstants = {
  /** Percent on the talent's pay, decimal string. */
  readonly platformGainPct: string;
  readonly agentPrice: number;
  readonly feeding: number;
  readonly transport: number;
  /** Pesos that prices to the client are rounded up to; in another currency, `priceStepIn`. */
  readonly priceStep: number;
  readonly validityDays: number;
};

/** Reads the constants' texts. Throws when one is missing or no number: a price must not rest on a guess. */
export function businessConstants(texts: ReadonlyMap<number, string>): BusinessConstants {
  const text = (id: number): string => {
    const found = texts.get(id)?.trim();
    if (!found || !/^\d+(\.\d+)?$/.test(found))
      throw new Error(`The business constant ${id} is not a number`);
    return found;
  };
  return {
    platformGainPct: text(CONSTANT.PLATFORM_GAIN),
    agentPrice: Number(text(CONSTANT.AGENT_PRICE)),
    feeding: Number(text(CONSTANT.FEEDING)),
    transport: Number(text(CONSTANT.TRANSPORT)),
    priceStep: Number(text(CONSTANT.PRICE_STEP)),
    validityDays: Number(text(CONSTANT.VALIDITY_DAYS)),
  };
}

/** A draft without a client yet: a buyer who withholds nothing. */
export const NO_CLIENT: ClientTaxFlags = {
  retenedorRenta: false,
  reteIcaAgent: false,
  granContribuyente: false,
  stateEntity: false,
  responsableIva: true,
};
