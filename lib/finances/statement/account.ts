import { sql } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { AGES, type Age, type PaymentKind } from '@/db/values/client-payments';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { receivablesOf } from '../receivables/columns';
import type { Movement } from './account-rules';

type Of = { readonly agencyId: string; readonly clientId: string; readonly day: string };

/** A movement of a client's account, with the currency it is in. */
export type AccountMovement = Movement & { readonly currencyCode: string };

/**
 * All that a client was charged for and all that settled it, by day: an event from its invoice on, else from when it was
 * agreed, at the latest on `day`. They add up to what `receivablesOf` says is owed. The caller has decided. One statement.
 */
export async function findMovements(
  db: Db | Tx,
  { agencyId, clientId, day }: Of,
): Promise<AccountMovement[]> {
  type Row = Record<'on' | 'kind' | 'event' | 'currency' | 'amount', string> & { detail: string | null };
  const { rows } = await db.execute<Row>(sql`
    with r as (${receivablesOf(agencyId, day, sql`and e.client_id = ${clientId}`)})
    select least(${day}::date, coalesce(r.invoiced_on, (e.created_at at time zone ${DEFAULT_TIME_ZONE})::date))::text as "on",
      'CHARGE' as kind, r.name as event, r.currency, r.invoice_number as detail, r.charged as amount, e.created_at as at
    from r join events e on e.id = r.id where r.charged <> 0
    union all
    select least(${day}::date, (coalesce(e.advance_paid_at, e.created_at) at time zone ${DEFAULT_TIME_ZONE})::date)::text,
      'ADVANCE', r.name, r.currency, null, -e.value_advance, coalesce(e.advance_paid_at, e.created_at)
    from r join events e on e.id = r.id where e.valid_advance and e.value_advance <> 0
    union all
    select least(${day}::date, m.paid_on)::text, m.kind, r.name, r.currency, m.reference, -m.settled, m.created_at
    from r join client_payments m on m.event_id = r.id and m.agency_id = ${agencyId}
    where m.state = 'RECEIVED'
    order by 1, at, event`);
  return rows.map(({ on, kind, event, currency, detail, amount }) => ({
    on,
    kind: kind as Movement['kind'] & (PaymentKind | 'CHARGE' | 'ADVANCE'),
    event,
    detail,
    amount: Number(amount),
    currencyCode: currency,
  }));
}

/** What is owed in one currency by how late it is. */
export type Ages = Readonly<Record<Age, number>>;

/** What is still owed, event by event, and by age, whatever there is to the client's credit. */
export async function findAges(
  db: Db | Tx,
  { agencyId, clientId, day }: Of,
): Promise<ReadonlyMap<string, Ages>> {
  const { rows } = await db.execute<{ currency: string; age: Age; balance: string }>(sql`
    select r.currency, sum(r.balance) as balance,
      case when r.late <= 0 then 'CURRENT' when r.late <= 30 then 'TO_30' when r.late <= 60 then 'TO_60'
        when r.late <= 90 then 'TO_90' else 'OVER_90' end as age
    from (${receivablesOf(agencyId, day, sql`and e.client_id = ${clientId}`)}) r
    where r.balance > 0 group by r.currency, age`);
  const ages = new Map<string, Ages>();
  for (const { currency, age, balance } of rows) {
    const known = ages.get(currency) ?? (Object.fromEntries(AGES.map((each) => [each, 0])) as Ages);
    ages.set(currency, { ...known, [age]: Number(balance) });
  }
  return ages;
}
