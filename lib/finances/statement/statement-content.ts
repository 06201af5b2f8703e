import type { Age } from '@/db/values/client-payments';
import type { Verifiable } from '@/lib/pdf/verification';
import type { Account } from './account-rules';

/** What is owed for one event; minor units of its account's currency. */
export type StatementDebt = {
  readonly event: string;
  readonly invoice: string | null;
  readonly dueOn: string;
  /** Days past the due date. */
  readonly late: number;
  readonly balance: number;
  /** Its client pays the platform. */
  readonly thirdParty: boolean;
};

export type StatementAccount = Account & {
  readonly currencyCode: string;
  readonly ages: Readonly<Record<Age, number>>;
  /** By due date; the first of them where there are many. */
  readonly debts: readonly StatementDebt[];
};

/** A statement as plain JSON, frozen when it is issued. */
export type StatementContent = {
  readonly productName: string;
  /** Who receives for the agency, where the client of some event pays it; else null. */
  readonly collector: { readonly legalName: string; readonly taxId: string } | null;
  readonly agency: {
    readonly name: string;
    /** 'NIT 900.123-4'; null while it has said none. */
    readonly identification: string | null;
    readonly email: string | null;
    readonly phone: string | null;
  };
  readonly client: { readonly name: string; readonly identification: string | null };
  /** `YYYY-MM-DD`, in Bogotá. */
  readonly from: string;
  readonly day: string;
  /** A client without any movement has none. */
  readonly accounts: readonly StatementAccount[];
  /** In the agency's words; null where it has said none. */
  readonly howToPay: string | null;
};

/** What its PDF is drawn from. */
export type StatementDocument = StatementContent &
  Verifiable & {
    readonly number: string;
    /** ISO instant. */
    readonly issuedAt: string;
    readonly logo: Buffer | null;
    readonly accent?: string | null;
  };
