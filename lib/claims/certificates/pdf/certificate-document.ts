import type { DocumentBrand } from '@/lib/agencies/document-brand';
import type { Instant } from '@/lib/core/dates';
import type { Verifiable } from '@/lib/pdf/verification';
import type { WithheldLine } from '../rules';

/** A certificate of withholdings (art. 381 ET), as data. Money in whole pesos. */
export type CertificateDocument = Verifiable &
  DocumentBrand & {
    readonly number: string;
    readonly year: number;
    readonly payer: {
      readonly name: string;
      readonly documentType: string;
      readonly identification: string;
      /** Where it was withheld and paid to the DIAN. */
      readonly city: string | null;
      /** For whom it paid, where it did so for another. */
      readonly onBehalfOf: string | null;
    };
    readonly talent: {
      readonly name: string;
      readonly documentType: string;
      readonly identification: string;
    };
    readonly lines: readonly WithheldLine[];
    /** `YYYY-MM-DD`. */
    readonly issuedOn: string;
    readonly issuedAt: Instant;
    readonly productName: string;
  };
