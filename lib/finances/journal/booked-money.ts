import { sql } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import type { PaymentKind } from '@/db/values/client-payments';
import type { RidePlatform } from '@/db/values/rides';
import type { WithheldTax } from '@/db/values/withheld-taxes';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { rideBiller } from '@/lib/rides/providers/ride-biller';
import type { Booked, Span } from './booked';
import { inPesos } from './booked-claims';
import { advanceLines, clientPaymentLines, costLines } from './rules';

type OfEvent = {
  readonly id: string;
  readonly day: string;
  readonly event: string;
  readonly amount: string;
  readonly currency: string;
  readonly fx_rate: string;
};
type OfClient = OfEvent & {
  readonly third_party: boolean;
  readonly client: string | null;
  readonly identification: string | null;
};

const ofEvent = sql`e.name as event, u.code as currency, e.fx_rate::text as fx_rate`;
const ofClient = sql`coalesce(l.name, e.name_client) as client, l.identification`;
const joins = sql`join currencies u on u.id = e.currency_id
  left join clients l on l.id = e.client_id and l.agency_id = e.agency_id`;

const pesosOf = ({ amount, currency, fx_rate }: OfEvent): number =>
  inPesos(Number(amount), currency, fx_rate);

type Cost = OfEvent & {
  readonly supplier: string;
  readonly supplier_identification: string | null;
  readonly platform: RidePlatform | null;
  readonly book_number: number;
  readonly category: string;
  readonly iva: string;
  readonly iva_recoverable: boolean;
};

/** What events cost, by the day of the bill. */
export async function findBookedCosts(db: Db | Tx, { agencyId, from, to }: Span): Promise<Booked[]> {
  const { rows } = await db.execute<Cost>(sql`
    select k.id, k.spent_on::text as day, k.amount, k.iva, k.iva_recoverable, k.supplier,
      k.supplier_identification, k.book_number, k.category, r.platform, ${ofEvent}
    from event_costs k join events e on e.id = k.event_id ${joins}
      left join rides r on k.source = 'RIDE' and r.id = k.source_id
    where k.agency_id = ${agencyId} and k.voided_at is null and k.spent_on >= ${from} and k.spent_on < ${to}`);
  return rows.map((cost) => ({
    key: `cost ${cost.id}`,
    day: cost.day,
    document: `GA ${cost.book_number}`,
    party: cost.supplier,
    identification: cost.supplier_identification ?? (cost.platform && rideBiller(cost.platform)),
    detail: `Gasto de ${cost.event}`,
    lines: costLines({
      amount: pesosOf(cost),
      iva: inPesos(Number(cost.iva), cost.currency, cost.fx_rate),
      ivaRecoverable: cost.iva_recoverable,
      isAdvance: cost.category === 'ADVANCE',
    }),
  }));
}

type ClientPayment = OfClient & {
  readonly kind: PaymentKind;
  readonly book_number: number;
  readonly withheld_tax: WithheldTax | null;
};

/** What clients paid, by its day. */
export async function findBookedClientPayments(db: Db | Tx, { agencyId, from, to }: Span): Promise<Booked[]> {
  const { rows } = await db.execute<ClientPayment>(sql`
    select p.id, p.book_number, p.withheld_tax, p.paid_on::text as day, p.amount, p.kind, p.third_party, ${ofEvent}, ${ofClient}
    from client_payments p join events e on e.id = p.event_id ${joins}
    where p.agency_id = ${agencyId} and p.state = 'RECEIVED' and p.paid_on >= ${from} and p.paid_on < ${to}`);
  return rows.map((payment) => ({
    ...clientOf(payment),
    key: `client ${payment.id}`,
    document: `RC ${payment.book_number}`,
    detail: `Pago de cliente, ${payment.event}`,
    lines: clientPaymentLines(payment.kind, pesosOf(payment), payment.third_party, payment.withheld_tax),
  }));
}

/** Advances of events, by the day on which they were received; of one from before its event was here other books tell. */
export async function findBookedAdvances(db: Db | Tx, { agencyId, from, to }: Span): Promise<Booked[]> {
  const { rows } = await db.execute<OfClient & { readonly code: number | null }>(sql`
    select e.id, e.code, to_char(e.advance_paid_at at time zone ${DEFAULT_TIME_ZONE}, 'YYYY-MM-DD') as day,
      e.value_advance as amount, e.tercero as third_party, ${ofEvent}, ${ofClient}
    from events e ${joins}
    where e.agency_id = ${agencyId} and e.valid_advance and e.value_advance > 0
      and e.advance_paid_at >= e.created_at
      and e.advance_paid_at >= ${from}::timestamp at time zone ${DEFAULT_TIME_ZONE}
      and e.advance_paid_at < ${to}::timestamp at time zone ${DEFAULT_TIME_ZONE}`);
  return rows.map((advance) => ({
    ...clientOf(advance),
    key: `advance ${advance.id}`,
    document: `AN ${advance.code ?? advance.id.slice(0, 8)}`,
    detail: `Anticipo de ${advance.event}`,
    lines: advanceLines(pesosOf(advance), advance.third_party),
  }));
}

const clientOf = ({ day, client, identification }: OfClient) => ({
  day,
  party: client,
  identification,
});
