import { sql } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import type { Payer } from '../policy';
import { certificateKey, type WithheldLine, type WithheldMethod } from './rules';

/** What was withheld from one talent by one payer in a year, month by month. */
export type WithheldTalent = {
  readonly agencyId: string;
  readonly talentId: string;
  /** The platform paid it for the agency. */
  readonly thirdParty: boolean;
  /** As the last claim names it. */
  readonly name: string;
  readonly documentType: string;
  readonly identification: string;
  readonly lines: readonly WithheldLine[];
};

type Row = {
  readonly agency_id: string;
  readonly talent_id: string;
  readonly third_party: boolean;
  readonly month: string;
  readonly method: WithheldMethod;
  readonly city: string | null;
  readonly name: string;
  readonly document_type: string | null;
  readonly identification: string;
  readonly paid: string;
  readonly withheld: string;
};

/** In SQL: an amount of a claim in whole pesos, by what was kept when it was approved, else by the rate of its event. */
const inPesos = (kept: string, amount: string) =>
  sql.raw(`coalesce((c.withholding #>> '{pesos,${kept}}')::numeric,
    round(${amount} * e.fx_rate::numeric / power(10, u.decimals)))`);

/** In SQL: what is only kept in whole pesos, since IVA and ICA are. */
const kept = (what: string) => sql.raw(`coalesce((c.withholding #>> '{pesos,${what}}')::numeric, 0)`);

/** In SQL: the claims of which somebody sees the withholding; an agency's also those that the platform pays for it. */
const seenBy = (payer: Payer) =>
  payer.kind === 'PLATFORM' ? sql`c.third_party` : sql`c.agency_id = ${payer.agencyId}`;

/**
 * What approved claims had withheld from them in a year, by the month in which it was; whole pesos, by name: of an agency,
 * or, for the platform, what it paid for all agencies, by agency. ReteIVA, and ReteICA of each city, are lines of their own.
 * Payments from which no tax is withheld by law are not among them. The caller has decided. One statement.
 */
export async function findWithheld(
  db: Db | Tx,
  payer: Payer,
  year: number,
  talentIds: readonly string[] | null = null,
): Promise<WithheldTalent[]> {
  const { rows } = await db.execute<Row>(sql`
    select c.agency_id, c.talent_id, c.third_party, c.withholding ->> 'month' as month, w.method, w.city,
      (array_agg(c.name order by c.approved_at desc))[1] as name,
      (array_agg(d.name order by c.approved_at desc))[1] as document_type,
      (array_agg(c.identification order by c.approved_at desc))[1] as identification,
      sum(w.paid) as paid, sum(w.withheld) as withheld
    from claims c
    join events e on e.id = c.event_id
    join currencies u on u.code = c.currency_code
    left join document_types d on d.id = c.document_type_id
    cross join lateral (values
      (c.withholding ->> 'method', null, ${inPesos('gross', 'c.price')}, ${inPesos('withheld', 'c.withheld')},
        c.withholding ->> 'method' not in ('NONE', 'REGIMEN_SIMPLE')
          or ${kept('ivaWithheld')} + ${kept('icaWithheld')} > 0),
      ('RETE_IVA', null, ${kept('iva')}, ${kept('ivaWithheld')}, ${kept('ivaWithheld')} > 0),
      ('RETE_ICA', c.withholding #>> '{ica,city}', ${inPesos('gross', 'c.price')}, ${kept('icaWithheld')},
        ${kept('icaWithheld')} > 0)) w (method, city, paid, withheld, counts)
    where ${seenBy(payer)} and c.status in ('APPROVED', 'PAID') and c.withheld is not null and w.counts
      and c.withholding ->> 'month' like ${`${year}-%`}
      ${talentIds ? sql`and c.talent_id = any(${sql.param([...talentIds])}::uuid[])` : sql``}
    group by c.agency_id, c.talent_id, c.third_party, month, w.method, w.city
    order by name, c.talent_id, c.agency_id, c.third_party, month, w.method, w.city`);
  const found = new Map<string, WithheldTalent & { lines: WithheldLine[] }>();
  for (const row of rows) {
    const of = { agencyId: row.agency_id, talentId: row.talent_id, thirdParty: row.third_party };
    const key = certificateKey(of);
    const talent = found.get(key) ?? {
      ...of,
      name: row.name,
      documentType: row.document_type ?? 'Documento de identidad',
      identification: row.identification,
      lines: [],
    };
    const { month, method, city } = row;
    const figures = { paid: Number(row.paid), withheld: Number(row.withheld) };
    talent.lines.push({ month, method, ...(city ? { city } : {}), ...figures });
    found.set(key, talent);
  }
  return [...found.values()];
}

/** Years in which such claims were approved. One statement. */
export async function findWithheldYears(db: Db | Tx, payer: Payer): Promise<number[]> {
  const { rows } = await db.execute<{ year: string }>(sql`
    select distinct left(withholding ->> 'month', 4) as year from claims c
    where ${seenBy(payer)} and status in ('APPROVED', 'PAID') and withheld is not null`);
  return rows.map(({ year }) => Number(year));
}

/** Claims approved in a year while a row of the tax table lacked. One statement. */
export async function countCountedAsZero(db: Db | Tx, payer: Payer, year: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from claims c
    where ${seenBy(payer)} and c.status in ('APPROVED', 'PAID') and c.withholding ->> 'month' like ${`${year}-%`}
      and jsonb_array_length(c.withholding -> 'warnings') > 0`);
  return rows[0]?.count ?? 0;
}
