import { sql } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { groupBy } from '@/lib/core/group-by';
import { roundHalfUp } from '@/lib/core/money';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import type { TalentMethod } from '@/lib/taxes/rules/talent-withholding';
import { pesosPerMinor } from '@/lib/taxes/rules/tax-unit';
import type { Booked, Span } from './booked';
import { claimLines, claimPaymentLines, owedOf, paymentsInPesos, reversed } from './rules';

type Claim = {
  readonly id: string;
  readonly code: number;
  readonly day: string;
  readonly name: string;
  readonly identification: string;
  readonly event: string;
  readonly price: string;
  readonly withheld: string;
  readonly currency: string;
  readonly fx_rate: string;
  readonly third_party: boolean;
  readonly gross_pesos: string | null;
  readonly withheld_pesos: string | null;
  readonly other_taxes: string;
  readonly iva: string;
  readonly iva_withheld: string;
  readonly ica_withheld: string;
  readonly iva_recoverable: boolean;
  readonly method: TalentMethod | null;
};

/** Whole pesos of minor units of a currency. @param fxRate pesos per unit */
export const inPesos = (amount: number, currency: string, fxRate: string): number =>
  roundHalfUp(amount, pesosPerMinor(currency, fxRate));

const claimColumns = sql`c.id, c.code, to_char(c.approved_at at time zone ${DEFAULT_TIME_ZONE}, 'YYYY-MM-DD') as day,
  c.name, c.identification, e.name as event, c.price, coalesce(c.withheld, 0) as withheld, c.currency_code as currency,
  e.fx_rate::text as fx_rate, c.third_party, c.withholding #>> '{pesos,gross}' as gross_pesos,
  c.withholding #>> '{pesos,withheld}' as withheld_pesos, c.other_taxes,
  coalesce(c.withholding #>> '{pesos,iva}', '0') as iva,
  coalesce(c.withholding #>> '{pesos,ivaWithheld}', '0') as iva_withheld,
  coalesce(c.withholding #>> '{pesos,icaWithheld}', '0') as ica_withheld,
  (select a.responsable_iva from agencies a where a.id = c.agency_id) as iva_recoverable,
  c.withholding ->> 'method' as method`;

/** A claim in whole pesos: as they were kept when it was approved, else by the rate of its event. */
function inBooks(claim: Claim) {
  const pesosOf = (amount: number) => inPesos(amount, claim.currency, claim.fx_rate);
  const gross = Number(claim.gross_pesos ?? pesosOf(Number(claim.price)));
  const withheld = Number(claim.withheld_pesos ?? pesosOf(Number(claim.withheld)));
  return {
    ...{ gross, withheld, thirdParty: claim.third_party, pesosOf },
    method: claim.method,
    iva: Number(claim.iva),
    ivaRecoverable: claim.iva_recoverable,
    ivaWithheld: Number(claim.iva_withheld),
    icaWithheld: Number(claim.ica_withheld),
  };
}

/** Claims by the day of their approval. */
export async function findBookedClaims(db: Db | Tx, { agencyId, from, to }: Span): Promise<Booked[]> {
  const { rows } = await db.execute<Claim>(sql`
    select ${claimColumns} from claims c join events e on e.id = c.event_id
    where c.agency_id = ${agencyId} and c.status in ('APPROVED', 'PAID')
      and c.approved_at >= ${from}::timestamp at time zone ${DEFAULT_TIME_ZONE}
      and c.approved_at < ${to}::timestamp at time zone ${DEFAULT_TIME_ZONE}`);
  return rows.map((claim) => ({
    ...partyOf(claim),
    key: `claim ${claim.id}`,
    day: claim.day,
    document: `CC ${claim.code}`,
    detail: `Cuenta de cobro ${claim.code}, ${claim.event}`,
    lines: claimLines(inBooks(claim)),
  }));
}

const partyOf = ({ name, identification }: Claim) => ({ party: name, identification });

type Paid = Claim & {
  readonly payment: string;
  readonly amount: string;
  readonly state: string;
  readonly paid_on: string;
  readonly taken_back_on: string | null;
  readonly reference: string | null;
};

/** What was paid of claims by its day, and what came back by the day on which it did. */
export async function findBookedPayments(db: Db | Tx, { agencyId, from, to }: Span): Promise<Booked[]> {
  const { rows } = await db.execute<Paid>(sql`
    with moved as (
      select distinct p.claim_id from claim_payments p where p.agency_id = ${agencyId} and (p.paid_on >= ${from} and p.paid_on < ${to}
          or p.decided_at >= ${from}::timestamp at time zone ${DEFAULT_TIME_ZONE}
            and p.decided_at < ${to}::timestamp at time zone ${DEFAULT_TIME_ZONE}))
    select ${claimColumns}, p.id as payment, p.amount, p.state, p.paid_on::text as paid_on, p.reference,
      to_char(p.decided_at at time zone ${DEFAULT_TIME_ZONE}, 'YYYY-MM-DD') as taken_back_on
    from moved m
    join claim_payments p on p.claim_id = m.claim_id and p.agency_id = ${agencyId}
    join claims c on c.id = p.claim_id join events e on e.id = c.event_id
    order by p.claim_id, p.created_at, p.id`);
  const isIn = (day: string | null) => day !== null && day >= from && day < to;
  return withPesos(rows).flatMap(({ row, pesos }) => {
    const entry = { ...partyOf(row), document: `CE ${row.code}` };
    const lines = claimPaymentLines(pesos, row.third_party);
    const of = `cuenta de cobro ${row.code}, ${row.event}${row.reference ? `, ${row.reference}` : ''}`;
    const paid = { ...entry, key: `pay ${row.payment}`, day: row.paid_on, detail: `Pago ${of}`, lines };
    const back = {
      ...entry,
      key: `back ${row.payment}`,
      day: row.taken_back_on ?? row.paid_on,
      detail: `Devolución del pago ${of}`,
      lines: reversed(lines),
    };
    return [...(isIn(row.paid_on) ? [paid] : []), ...(row.state !== 'PAID' && isIn(back.day) ? [back] : [])];
  });
}

/** Payments in whole pesos: those of a claim that stand together come to what was booked as owed. */
function withPesos(rows: readonly Paid[]): { readonly row: Paid; readonly pesos: number }[] {
  return [...groupBy(rows, ({ id }) => id).values()].flatMap((own) => {
    const [claim] = own;
    if (!claim) return [];
    const { pesosOf, ...booked } = inBooks(claim);
    const standing = own.filter(({ state }) => state === 'PAID');
    const pesos = paymentsInPesos(
      standing.map(({ amount }) => Number(amount)),
      {
        net: Number(claim.price) - Number(claim.withheld) + Number(claim.other_taxes),
        owed: owedOf(booked),
        pesosOf,
      },
    );
    return own.map((row) => ({
      row,
      pesos: row.state === 'PAID' ? (pesos[standing.indexOf(row)] ?? 0) : pesosOf(Number(row.amount)),
    }));
  });
}
