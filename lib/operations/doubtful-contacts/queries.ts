import { type SQL, sql } from 'drizzle-orm';
import type { Actor, AdministratorActor } from '@/lib/core/actor';
import { LONGEST_PAGE } from '@/lib/core/list-page';
import { isEmail } from '@/lib/core/readers/email';
import { documentCode, fitsIdentity } from '@/lib/core/readers/identity-number';
import { COLOMBIA } from '@/lib/core/readers/phone';
import { database } from '@/lib/platform/database';
import { readPhones } from '@/lib/platform/phones/read-phones';
import { transact } from '@/lib/platform/transaction';
import { recordViews } from '@/lib/talents/contacts/record-views';
import { mayOperate } from '../policy';
import { HOLDERS, type Holder, SOURCES } from './sources';

/** At the most so many are shown unless more are asked for. */
export const SHOWN = 50;

/** Rows that are looked at together. */
const AT_ONCE = 1_000;

export type DoubtfulKind = 'phone' | 'identification' | 'email';

/** Somebody with a telephone, a document or an address of mail that its reader does not take. */
export type DoubtfulContact = {
  readonly holder: Holder;
  readonly id: string;
  readonly name: string;
  /** The row whose page shows it: of the talent, the person or the agency. */
  readonly pageId: string;
  /** Of whom the row is; null for who is of none, and for an agency itself. */
  readonly agencyName: string | null;
  readonly doubts: readonly { readonly kind: DoubtfulKind; readonly value: string }[];
};

export type DoubtfulPage = {
  readonly rows: readonly DoubtfulContact[];
  /** There are more. */
  readonly isCut: boolean;
};

/** Holders whose page is a talent's. */
const OF_TALENTS: readonly Holder[] = ['talent', 'guardian'];

type Values = Readonly<Record<string, string | null>>;
type Row = Omit<DoubtfulContact, 'doubts'> & {
  readonly dialingCode: string | null;
  readonly phones: Values;
  readonly emails: Values;
  readonly documentTypeId: number | null;
  readonly identification: string | null;
};

/**
 * A page of everybody of whom a telephone, a document's number or an address of mail was kept before it was read, and is
 * none: for the administrator, holder by holder. The database leaves out what is certain; the readers decide on the rest.
 * That a talent's are shown, or its guardian's, is in the audit trail.
 */
export async function listDoubtfulContacts(actor: Actor, most = SHOWN): Promise<DoubtfulPage> {
  const administrator = mayOperate(actor);
  const shown = Math.min(most, LONGEST_PAGE - 1);
  const found = await findDoubtful(shown + 1);
  const rows = found.slice(0, shown);
  await recordTalents(administrator, rows);
  return { rows, isCut: found.length > shown };
}

async function recordTalents(administrator: AdministratorActor, rows: readonly DoubtfulContact[]) {
  const ids = rows.filter(({ holder }) => OF_TALENTS.includes(holder)).map(({ pageId }) => pageId);
  const views = [...new Set(ids)].map((talentId) => ({ talentId, eventId: null }));
  await transact((tx) => recordViews(tx, administrator, views));
}

async function findDoubtful(limit: number): Promise<DoubtfulContact[]> {
  const found: DoubtfulContact[] = [];
  let after: { readonly holder: Holder; readonly id: string } | undefined;
  for (;;) {
    const { rows } = await database().execute<Row>(nextRows(after));
    for (const row of rows) {
      const { dialingCode, phones, emails, documentTypeId, identification, ...holder } = row;
      const doubts = doubtsOf(row);
      if (doubts.length > 0) found.push({ ...holder, doubts });
      if (found.length === limit) return found;
    }
    const last = rows.at(-1);
    if (rows.length < AT_ONCE || !last) return found;
    after = last;
  }
}

/** The rows behind one, of all holders in their order. */
function nextRows(after?: { readonly holder: Holder; readonly id: string }): SQL {
  const from = after ? HOLDERS.indexOf(after.holder) : 0;
  const parts = HOLDERS.slice(from).map((holder, place) => {
    const { table, id, where, ...source } = SOURCES[holder];
    const behind = after && place === 0 ? sql`and ${id} > ${after.id}` : sql``;
    return sql`(select ${holder}::text as holder, ${place}::int as place, ${id} as id, ${source.name} as name,
      ${source.pageId} as "pageId", ${source.agencyName ?? sql`null::text`} as "agencyName",
      ${source.dialingCode ?? sql`null::text`} as "dialingCode", ${objectOf(source.phones)} as phones,
      ${objectOf(source.emails)} as emails, ${source.documentTypeId ?? sql`null::int`} as "documentTypeId",
      ${source.identification ?? sql`null::text`} as identification
      from ${table} where ${where} ${behind} order by ${id} limit ${AT_ONCE})`;
  });
  return sql`select * from (${sql.join(parts, sql` union all `)}) as holders order by place, id limit ${AT_ONCE}`;
}

const objectOf = (values: Readonly<Record<string, SQL>> = {}): SQL => {
  const pairs = Object.entries(values).flatMap(([name, value]) => [sql`${name}::text`, value]);
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
};

function doubtsOf({
  dialingCode,
  phones,
  emails,
  documentTypeId,
  identification,
}: Row): DoubtfulContact['doubts'] {
  const { problems } = readPhones(phones, { dialingCode: dialingCode ?? COLOMBIA, extension: true });
  const of = (kind: DoubtfulKind, value: string | null | undefined) => (value ? [{ kind, value }] : []);
  return [
    ...Object.keys(problems).flatMap((field) => of('phone', phones[field])),
    ...(fitsIdentity(documentCode(documentTypeId), identification)
      ? []
      : of('identification', identification)),
    ...Object.values(emails).flatMap((email) => (isEmail(email ?? '') ? [] : of('email', email))),
  ];
}
