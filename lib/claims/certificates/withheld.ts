import { sql } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import type { TalentMethod } from '@/lib/quotations/pricing/rules/talent-withholding';
import type { Payer } from '../policy';
import { certificateKey, type WithheldLine } from './rules';

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
  readonly method: TalentMethod;
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

/** In SQL: the claims of which somebody sees the withholding; an agency's also those that the platform pays for it. */
const seenBy = (payer: Payer) =>
  payer.kind === 'PLATFORM' ? sql`c.third_party` : sql`c.agency_id = ${payer.agencyId}`;

/**
 * What approved claims had withheld from them in a year, by the month in which it was; whole pesos, by name: of an agency,
 * or, for the platform, what it paid for all agencies, by agency. Payments of a payer who withholds from nobody are not among them. The caller has decided. One statement.
 */
export async function findWithheld(
  db: Db | Tx,
  payer: Payer,
  year: number,
  talentIds: readonly string[] | null = null,
): Promise<WithheldTalent[]> {
  const { rows } = await db.execute<Row>(sql`
    select c.agency_id, c.talent_id, c.third_party, c.withholding ->> 'month' as month, c.withholding ->> 'method' as method,
      (array_agg(c.name order by c.approved_at desc))[1] as name,
      (array_agg(d.name order by c.approved_at desc))[1] as document_type,
      (array_agg(c.identification order by c.approved_at desc))[1] as identification,
      sum(${inPesos('gross', 'c.price')}) as paid, sum(${inPesos('withheld', 'c.withheld')}) as withheld
    from claims c
    join events e on e.id = c.event_id
    join currencies u on u.code = c.currency_code
    left join document_types d on d.id = c.document_type_id
    where ${seenBy(payer)} and c.status in ('APPROVED', 'PAID') and c.withheld is not null
      and c.withholding ->> 'method' not in ('NONE', 'REGIMEN_SIMPLE') and c.withholding ->> 'month' like ${`${year}-%`}
      ${talentIds ? sql`and c.talent_id = any(${sql.param([...talentIds])}::uuid[])` : sql``}
    group by c.agency_id, c.talent_id, c.third_party, month, method
    order by name, c.talent_id, c.agency_id, c.third_party, month, method`);
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
    const { month, method } = row;
    talent.lines.push({ month, method, paid: Number(row.paid), withheld: Number(row.withheld) });
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
