import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PAYMENT_KINDS, type PaymentKind } from '@/db/values/client-payments';
import type { WithheldTax } from '@/db/values/withheld-taxes';
import {
  advanceLines,
  type BookedClaim,
  claimLines,
  claimPaymentLines,
  clientPaymentLines,
  costLines,
  type JournalLine,
  owedOf,
  paymentsInPesos,
  reversed,
  sumsOf,
  USUAL_ACCOUNTS,
} from './rules';

const amount = fc.integer({ min: 1, max: 90_000_000 });
const isBalanced = (lines: readonly JournalLine[]) => {
  const { debit, credit } = sumsOf(lines);
  return debit === credit;
};
const owedIn = (lines: readonly JournalLine[]) => {
  const own = sumsOf(lines.filter(({ use }) => use === 'TALENTS_PAYABLE'));
  return own.credit - own.debit;
};

/** A claim in pesos or dollars with what was withheld, paid in parts, some of which came back. */
const claim = fc
  .record({
    price: amount,
    share: fc.integer({ min: 0, max: 900 }),
    taxed: fc.boolean(),
    cents: fc.constantFrom(null, 401_250, 399_999, 1_234),
    thirdParty: fc.boolean(),
    cuts: fc.array(fc.integer({ min: 0, max: 1000 }), { maxLength: 4 }),
    bounced: fc.boolean(),
  })
  .map(({ price, share, taxed, cents, thirdParty, cuts, bounced }) => {
    const pesosOf = (minor: number) => (cents === null ? minor : Math.round((minor * cents) / 10_000));
    const withheld = Math.floor((price * share) / 1000);
    const iva = taxed ? Math.floor(price * 0.19) : 0;
    const [ivaWithheld, icaWithheld] = [Math.floor(iva * 0.15), taxed ? Math.floor(price * 0.00966) : 0];
    const net = price - withheld + iva - ivaWithheld - icaWithheld;
    const marks = [...new Set(cuts.map((cut) => Math.floor((net * cut) / 1000)))]
      .filter((mark) => mark > 0 && mark < net)
      .toSorted((a, b) => a - b);
    const parts = [...marks, net].map((mark, index) => mark - (marks[index - 1] ?? 0));
    const booked = {
      method: 'ART383' as const,
      ...{ gross: pesosOf(price), withheld: pesosOf(withheld), iva: pesosOf(iva), thirdParty },
      ...{ ivaWithheld: pesosOf(ivaWithheld), icaWithheld: pesosOf(icaWithheld), ivaRecoverable: bounced },
    };
    return { booked, net, pesosOf, thirdParty, parts, bounced };
  });

test('of 10,000 claims and their payments debit is credit, and what was paid is what was owed, to the peso', () => {
  let claims = 0;
  const all = { nets: 0, paid: 0, bank: 0 };
  fc.assert(
    fc.property(claim, ({ booked, net, pesosOf, thirdParty, parts, bounced }) => {
      claims += 1;
      const owed = owedOf(booked);
      const approval = claimLines(booked);
      expect(isBalanced(approval)).toBe(true);
      expect(owedIn(approval)).toBe(owed);
      const pesos = paymentsInPesos(parts, { net, owed, pesosOf });
      const payments = pesos.flatMap((one) => {
        const lines = claimPaymentLines(one, thirdParty);
        return bounced ? [...lines, ...reversed(lines), ...lines] : lines;
      });
      expect(isBalanced(payments)).toBe(true);
      expect(Math.min(0, ...pesos)).toBe(0);
      expect(owedIn([...approval, ...payments])).toBe(0);
      all.nets += owed;
      all.paid += pesos.reduce((sum, one) => sum + one, 0);
      const money = sumsOf(payments.filter(({ use }) => use === 'BANK' || use === 'HELD_BY_PLATFORM'));
      all.bank += money.credit - money.debit;
    }),
    { numRuns: 10_000 },
  );
  expect(claims).toBeGreaterThanOrEqual(10_000);
  expect(all.paid).toBe(all.nets);
  expect(all.bank).toBe(all.nets);
});

test('income tax withheld is owed by what was paid: fees, services, or abroad', () => {
  const accountOf = (method: BookedClaim['method']) =>
    claimLines({
      ...{ gross: 100, withheld: 10, method, iva: 0, ivaRecoverable: false },
      ...{ ivaWithheld: 0, icaWithheld: 0, thirdParty: false },
    })
      .filter(({ use }) => use !== 'TALENT_COST' && use !== 'TALENTS_PAYABLE')
      .map(({ use }) => USUAL_ACCOUNTS[use]);
  expect(accountOf('HONORARIOS_PN')).toEqual(['236515']);
  expect(accountOf('ART383')).toEqual(['236515']);
  expect(accountOf('SERVICIOS_NO_DECLARANTE')).toEqual(['236525']);
  expect(accountOf('SERVICIOS_DECLARANTE')).toEqual(['236525']);
  expect(accountOf('NO_RESIDENTE')).toEqual(['236550']);
  expect(accountOf('ARTISTA_NO_RESIDENTE')).toEqual(['236550']);
  expect(accountOf(null)).toEqual(['236515']);
});

test('payments that a claim is still short of are booked as they are', () => {
  const terms = { net: 100, owed: 401, pesosOf: (minor: number) => Math.round(minor * 4.0125) };
  expect(paymentsInPesos([33, 33], terms)).toEqual([132, 133]);
  expect(paymentsInPesos([33, 33, 34], terms)).toEqual([132, 133, 136]);
});

/** The accounts of an entry with what each is charged with, or credited where it is below 0. */
const booked = (lines: readonly JournalLine[]) =>
  Object.fromEntries(lines.map(({ use, debit, credit }) => [use, debit - credit]));

test('a claim is a cost, what was withheld of each tax is owed by itself, and the rest to the talent', () => {
  const claim: BookedClaim = {
    ...{ gross: 1_000, withheld: 100, method: 'ART383', iva: 190, ivaRecoverable: true },
    ...{ ivaWithheld: 28, icaWithheld: 9, thirdParty: false },
  };
  const taxes = { INCOME_TAX_WITHHELD: -100, IVA_WITHHELD: -28, ICA_WITHHELD: -9 };
  const owed = { TALENTS_PAYABLE: -1_053 };
  expect(booked(claimLines(claim))).toEqual({ TALENT_COST: 1_000, IVA_PAID: 190, ...taxes, ...owed });
  const lost = { ...claim, ivaRecoverable: false };
  expect(booked(claimLines(lost))).toEqual({ TALENT_COST: 1_190, ...taxes, ...owed });
  expect(claimLines({ ...claim, thirdParty: true })).toEqual([
    { use: 'TALENT_COST', debit: 1_000, credit: 0 },
    { use: 'IVA_PAID', debit: 190, credit: 0 },
    ...[100, 28, 9].map((credit) => ({ use: 'HELD_BY_PLATFORM', debit: 0, credit })),
    { use: 'TALENTS_PAYABLE', debit: 0, credit: 1_053 },
  ]);
  expect(booked(claimPaymentLines(70, false))).toEqual({ TALENTS_PAYABLE: 70, BANK: -70 });
  expect(booked(claimPaymentLines(70, true))).toEqual({ TALENTS_PAYABLE: 70, HELD_BY_PLATFORM: -70 });
});

test('what an event costs is owed to its supplier, less the IVA that comes back; an advance is paid at once', () => {
  const cost = { amount: 119, iva: 19, ivaRecoverable: true, isAdvance: false };
  expect(booked(costLines(cost))).toEqual({ EVENT_COST: 100, IVA_PAID: 19, SUPPLIERS_PAYABLE: -119 });
  const lost = { ...cost, ivaRecoverable: false };
  expect(booked(costLines(lost))).toEqual({ EVENT_COST: 119, SUPPLIERS_PAYABLE: -119 });
  expect(booked(costLines({ ...cost, isAdvance: true }))).toEqual({ SUPPLIERS_PAYABLE: 119, BANK: -119 });
});

const OF_CLIENT: readonly [PaymentKind, WithheldTax | null, own: object, byPlatform?: object][] = [
  ['PAYMENT', null, { BANK: 50, CLIENTS: -50 }, { HELD_BY_PLATFORM: 50, CLIENTS: -50 }],
  ['WITHHELD', null, { TAX_PAID_AHEAD: 50, CLIENTS: -50 }],
  ['WITHHELD', 'INCOME', { TAX_PAID_AHEAD: 50, CLIENTS: -50 }],
  ['WITHHELD', 'IVA', { IVA_PAID_AHEAD: 50, CLIENTS: -50 }],
  ['WITHHELD', 'ICA', { ICA_PAID_AHEAD: 50, CLIENTS: -50 }],
  ['CREDIT_NOTE', null, { CLIENT_DISCOUNTS: 50, CLIENTS: -50 }],
  ['CREDIT_IN', null, { ADVANCES: 50, CLIENTS: -50 }],
  ['CREDIT_OUT', null, { CLIENTS: 50, ADVANCES: -50 }],
  ['REFUND', null, { CLIENTS: 50, BANK: -50 }, { CLIENTS: 50, HELD_BY_PLATFORM: -50 }],
];

test.each(OF_CLIENT)('what a client owes is settled by %s of %s', (kind, tax, own, byPlatform = own) => {
  expect(booked(clientPaymentLines(kind, 50, false, tax))).toEqual(own);
  expect(booked(clientPaymentLines(kind, 50, true, tax))).toEqual(byPlatform);
});

test('an advance is money received that is still owed', () => {
  expect(booked(advanceLines(80, false))).toEqual({ BANK: 80, ADVANCES: -80 });
  expect(booked(advanceLines(80, true))).toEqual({ HELD_BY_PLATFORM: 80, ADVANCES: -80 });
});

test('costs, clients’ payments and advances balance too, whatever they are', () => {
  fc.assert(
    fc.property(
      amount,
      fc.integer({ min: 0, max: 100 }),
      fc.boolean(),
      fc.boolean(),
      fc.constantFrom(...PAYMENT_KINDS),
      (sum, percent, one, other, kind) => {
        const iva = Math.floor((sum * percent) / 100);
        const cost = { amount: sum, iva, ivaRecoverable: one, isAdvance: other };
        for (const lines of [costLines(cost), clientPaymentLines(kind, sum, one), advanceLines(sum, other)]) {
          expect(isBalanced(lines)).toBe(true);
          expect(sumsOf(lines).debit).toBe(sum);
          expect(lines.every(({ debit, credit }) => (debit === 0) !== (credit === 0))).toBe(true);
        }
      },
    ),
  );
});
