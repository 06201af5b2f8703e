import type { PaymentKind } from '@/db/values/client-payments';
import type { JournalAccount } from '@/db/values/journal-accounts';
import type { WithheldTax } from '@/db/values/withheld-taxes';
import type { TalentMethod } from '@/lib/taxes/rules/talent-withholding';

/** Accounts of the PUC (Decreto 2650 de 1993) unless an agency says others. */
export const USUAL_ACCOUNTS: Readonly<Record<JournalAccount, string>> = {
  TALENT_COST: '6170',
  INCOME_TAX_WITHHELD: '236515',
  SERVICES_WITHHELD: '236525',
  ABROAD_WITHHELD: '236550',
  IVA_WITHHELD: '2367',
  ICA_WITHHELD: '2368',
  TALENTS_PAYABLE: '233525',
  BANK: '111005',
  EVENT_COST: '6170',
  IVA_PAID: '2408',
  SUPPLIERS_PAYABLE: '220505',
  CLIENTS: '130505',
  ADVANCES: '280505',
  TAX_PAID_AHEAD: '135515',
  IVA_PAID_AHEAD: '135517',
  ICA_PAID_AHEAD: '135518',
  CLIENT_DISCOUNTS: '4175',
  HELD_BY_PLATFORM: '138095',
};

/** One side of an entry; whole pesos, one of the two is 0. */
export type JournalLine = {
  readonly use: JournalAccount;
  readonly debit: number;
  readonly credit: number;
};

const debit = (use: JournalAccount, amount: number): JournalLine => ({ use, debit: amount, credit: 0 });
const credit = (use: JournalAccount, amount: number): JournalLine => ({ use, debit: 0, credit: amount });

/** Lines of nothing are left out. */
const entry = (...lines: readonly JournalLine[]): JournalLine[] =>
  lines.filter((line) => line.debit + line.credit > 0);

/** The same entry the other way round, which takes it back. */
export const reversed = (lines: readonly JournalLine[]): JournalLine[] =>
  lines.map((line) => ({ ...line, debit: line.credit, credit: line.debit }));

/** Sums of both sides; of what is booked they are the same. */
export const sumsOf = (lines: readonly Pick<JournalLine, 'debit' | 'credit'>[]) =>
  lines.reduce((sum, line) => ({ debit: sum.debit + line.debit, credit: sum.credit + line.credit }), {
    debit: 0,
    credit: 0,
  });

/** Where an agency's money lies: in its bank, or with the platform that collects and pays for it. */
const moneyAt = (thirdParty: boolean): JournalAccount => (thirdParty ? 'HELD_BY_PLATFORM' : 'BANK');

/** An approved claim in whole pesos, and whether the platform pays it. */
export type BookedClaim = {
  readonly gross: number;
  readonly withheld: number;
  /** How income tax was withheld; null where it is not known. */
  readonly method: TalentMethod | null;
  /** IVA that it charges, and whether it comes back to the agency. */
  readonly iva: number;
  readonly ivaRecoverable: boolean;
  readonly ivaWithheld: number;
  readonly icaWithheld: number;
  readonly thirdParty: boolean;
};

/** Where income tax that was withheld is owed: of fees and of art. 383 together, of services, and of payments abroad. */
function incomeTaxAccount(method: TalentMethod | null): JournalAccount {
  switch (method) {
    case 'SERVICIOS_DECLARANTE':
    case 'SERVICIOS_NO_DECLARANTE':
      return 'SERVICES_WITHHELD';
    case 'NO_RESIDENTE':
    case 'ARTISTA_NO_RESIDENTE':
      return 'ABROAD_WITHHELD';
    default:
      return 'INCOME_TAX_WITHHELD';
  }
}

/** What is owed to the talent of it. */
export const owedOf = ({ gross, iva, withheld, ivaWithheld, icaWithheld }: BookedClaim): number =>
  gross + iva - withheld - ivaWithheld - icaWithheld;

/**
 * An approved claim: what it costs, against what is owed to the talent and to the DIAN. What the platform withheld for
 * the agency it also pays for it, out of what it holds.
 */
export function claimLines(claim: BookedClaim): JournalLine[] {
  const { gross, iva, ivaRecoverable, thirdParty } = claim;
  const held = (use: JournalAccount, amount: number) => credit(thirdParty ? 'HELD_BY_PLATFORM' : use, amount);
  return entry(
    debit('TALENT_COST', gross + (ivaRecoverable ? 0 : iva)),
    debit('IVA_PAID', ivaRecoverable ? iva : 0),
    held(incomeTaxAccount(claim.method), claim.withheld),
    held('IVA_WITHHELD', claim.ivaWithheld),
    held('ICA_WITHHELD', claim.icaWithheld),
    credit('TALENTS_PAYABLE', owedOf(claim)),
  );
}

/** What was paid of a claim. */
export const claimPaymentLines = (amount: number, thirdParty: boolean): JournalLine[] =>
  entry(debit('TALENTS_PAYABLE', amount), credit(moneyAt(thirdParty), amount));

/**
 * Payments of one claim in whole pesos, in their order: each rounded with those before it, so that together they are
 * what was booked as owed, to the peso. `amounts` and `net` are minor units of the claim's currency.
 */
export function paymentsInPesos(
  amounts: readonly number[],
  {
    net,
    owed,
    pesosOf,
  }: {
    readonly net: number;
    readonly owed: number;
    readonly pesosOf: (amount: number) => number;
  },
): number[] {
  const after = (paid: number) => (paid === net ? owed : Math.min(pesosOf(paid), owed));
  let paid = 0;
  return amounts.map((amount) => {
    const before = paid === 0 ? 0 : after(paid);
    paid += amount;
    return after(paid) - before;
  });
}

/** What an event cost: the bill, less the IVA that comes back; an advance to a supplier is paid at once. */
export const costLines = (cost: {
  readonly amount: number;
  readonly iva: number;
  readonly ivaRecoverable: boolean;
  readonly isAdvance: boolean;
}): JournalLine[] => {
  if (cost.isAdvance) return entry(debit('SUPPLIERS_PAYABLE', cost.amount), credit('BANK', cost.amount));
  const iva = cost.ivaRecoverable ? cost.iva : 0;
  return entry(
    debit('EVENT_COST', cost.amount - iva),
    debit('IVA_PAID', iva),
    credit('SUPPLIERS_PAYABLE', cost.amount),
  );
};

const PAID_AHEAD: Readonly<Record<WithheldTax, JournalAccount>> = {
  INCOME: 'TAX_PAID_AHEAD',
  IVA: 'IVA_PAID_AHEAD',
  ICA: 'ICA_PAID_AHEAD',
};

/** What settled, or took back, what a client owes; `tax` of what it withheld. */
export function clientPaymentLines(
  kind: PaymentKind,
  amount: number,
  thirdParty: boolean,
  tax: WithheldTax | null = null,
): JournalLine[] {
  const settled = (use: JournalAccount) => entry(debit(use, amount), credit('CLIENTS', amount));
  switch (kind) {
    case 'PAYMENT':
      return settled(moneyAt(thirdParty));
    case 'WITHHELD':
      return settled(PAID_AHEAD[tax ?? 'INCOME']);
    case 'CREDIT_NOTE':
      return settled('CLIENT_DISCOUNTS');
    case 'CREDIT_IN':
      return settled('ADVANCES');
    case 'CREDIT_OUT':
      return reversed(settled('ADVANCES'));
    case 'REFUND':
      return reversed(settled(moneyAt(thirdParty)));
  }
}

/** The advance of an event, once it is received. */
export const advanceLines = (amount: number, thirdParty: boolean): JournalLine[] =>
  entry(debit(moneyAt(thirdParty), amount), credit('ADVANCES', amount));
