import type { LegalNature } from '@/db/values/legal-natures';

/** An agency's own price for a tax of a city (agencyPricesTaxations on the wire); it goes before the table's. */
export type AgencyTaxationPrice = {
  readonly kind: string;
  readonly city: string;
  readonly price: string;
  readonly unity: string;
};

export type AgencyTaxFlags = {
  readonly legalNature: LegalNature;
  readonly responsableIva: boolean;
  readonly personaNaturalArt383AEt: boolean;
  readonly declaranteRenta: boolean;
  readonly granContribuyente: boolean;
  readonly regimenSimple: boolean;
  readonly autoretenedorRenta: boolean;
  readonly autoretenedorIca: boolean;
  /** A natural person who withholds from talents. */
  readonly retenedorRenta?: boolean | undefined;
  /** Concept of the SIMPLE rows, for an agency in régimen simple. */
  readonly simpleConcept?: string | null | undefined;
  /** Percent of profit, for a natural person. */
  readonly incomeTaxRatePN?: string | null | undefined;
  readonly taxationPrices?: readonly AgencyTaxationPrice[] | undefined;
};

export type ClientTaxFlags = {
  readonly retenedorRenta: boolean;
  readonly reteIcaAgent: boolean;
  readonly granContribuyente: boolean;
  readonly stateEntity: boolean;
  readonly responsableIva: boolean;
};
