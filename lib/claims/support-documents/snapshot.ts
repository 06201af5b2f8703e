import type { SupportDocumentKind } from '@/db/values/support-documents';

/** Where somebody is, as the DIAN wants it. Parts that are not known are null: nobody is given an address. */
export type SupportAddress = {
  readonly line: string | null;
  /** Its DIVIPOLA code, five digits; null abroad. */
  readonly cityCode: string | null;
  readonly city: string | null;
  readonly department: string | null;
  /** ISO 3166-1, two letters, and its Spanish name. */
  readonly countryCode: string;
  readonly country: string;
};

export type SupportParty = {
  readonly isPerson: boolean;
  /** Of table 13.2.1 of the annex: 31 NIT, 13 cédula, 41 passport. */
  readonly idType: string;
  /** As it is called: 'Cédula de ciudadanía'. */
  readonly idName: string;
  /** Digits and letters alone, without check digit. */
  readonly id: string;
  /** By módulo 11; null for what is no number. */
  readonly checkDigit: number | null;
  readonly name: string;
  readonly address: SupportAddress;
  readonly email: string | null;
  readonly phone: string | null;
  /** It charges IVA: 'O-48' and '01', else 'R-99-PN' and 'ZZ'. */
  readonly chargesIva: boolean;
  /** Of the list of responsibilities: 'O-13;O-47', 'R-99-PN'. */
  readonly responsibilities: string;
};

export type SupportLine = {
  readonly description: string;
  readonly quantity: number;
  /** In minor units. */
  readonly value: number;
};

/**
 * All that a support document or its adjustment note says, as plain JSON. Money in minor units of `currency`. From it its
 * XML, its PDF and its CUDS are made, always alike.
 */
export type SupportSnapshot = {
  readonly kind: SupportDocumentKind;
  /** With its prefix: 'DS123'. */
  readonly number: string;
  readonly prefix: string;
  /** `YYYY-MM-DD` and `HH:mm:ss-05:00`, in Bogotá. */
  readonly issueDate: string;
  readonly issueTime: string;
  /** Of the DIAN: 1 production, 2 tests. */
  readonly environment: '1' | '2';
  readonly softwareId: string;
  readonly softwareNit: string;
  /** Null for a note. */
  readonly authorization: {
    readonly resolution: string;
    readonly resolutionOn: string;
    readonly prefix: string;
    readonly fromNumber: number;
    readonly toNumber: number;
    readonly validFrom: string;
    readonly validTo: string;
  } | null;
  /** The talent. */
  readonly seller: SupportParty;
  /** The agency, or the platform. */
  readonly buyer: SupportParty;
  /** For whom the platform buys, with its number; null for what an agency buys itself, absent in earlier ones. */
  readonly onBehalfOf?: string | null;
  readonly currency: string;
  /** Pesos per unit of a currency that is not the peso, as a decimal; else null. */
  readonly pesosPerUnit: string | null;
  /** The day of that rate; absent in earlier ones. */
  readonly rateDate?: string | null;
  /** Until when it is paid; absent in earlier ones, which say that they were paid at once. */
  readonly dueOn?: string;
  /** The day or days of the service; `YYYY-MM-DD`. */
  readonly servedOn: string;
  readonly lines: readonly SupportLine[];
  readonly gross: number;
  readonly withheld: number;
  readonly net: number;
  readonly claim: string;
  readonly event: { readonly name: string; readonly code: string };
  /** What a note takes back. */
  readonly adjusts: {
    readonly number: string;
    readonly cuds: string;
    readonly issueDate: string;
  } | null;
};
