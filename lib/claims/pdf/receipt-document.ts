import type { AccountType } from '@/db/values/bank-accounts';
import type { DocumentBrand } from '@/lib/agencies/document-brand';
import type { Instant } from '@/lib/core/dates';
import type { Verifiable } from '@/lib/pdf/verification';
import type { TalentMethod } from '@/lib/taxes/rules/talent-withholding';

/** The receipt of a payment (comprobante de pago), as data. Money in minor units. */
export type ReceiptDocument = Verifiable &
  DocumentBrand & {
    readonly number: string;
    readonly payer: {
      readonly name: string;
      readonly documentType: string;
      readonly identification: string;
      /** For whom it paid, where it did so for another. */
      readonly onBehalfOf: string | null;
    };
    readonly talent: {
      readonly name: string;
      readonly documentType: string;
      readonly identification: string;
    };
    /** Number of the claim, as its talent knows it. */
    readonly claim: number;
    readonly event: string;
    readonly gross: number;
    readonly withheld: number;
    /** By what it was withheld; null where nothing was. */
    readonly method: TalentMethod | null;
    /** Absent in those made before IVA and ICA were worked out. */
    readonly iva?: number;
    readonly ivaWithheld?: number;
    readonly icaWithheld?: number;
    readonly net: number;
    /** Of this payment. */
    readonly paid: number;
    readonly paidBefore: number;
    readonly currency: string;
    /** `YYYY-MM-DD`. */
    readonly paidOn: string;
    readonly bank: string;
    readonly accountType: AccountType;
    readonly accountLastDigits: string;
    readonly reference: string | null;
    readonly issuedAt: Instant;
    readonly productName: string;
  };

/** What is frozen of it as it is paid. */
export type ReceiptSnapshot = Omit<ReceiptDocument, 'verification' | 'logo' | 'accent'>;
