import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { agencies, cities, clientStatements, clients, countries } from '@/db/schema';
import type { Client } from '@/lib/clients/queries';
import { getClient } from '@/lib/clients/queries';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { database } from '@/lib/platform/database';
import { findPaymentsOf } from '../payments/queries';
import { mayReadStatement, maySeeFinances } from '../policy';
import { agingDay, findClientReceivables, type Receivable } from '../receivables/queries';
import { type CurrencySums, sumsByCurrency } from './rules';

/** Events and movements that a statement shows at the most: those that are owed come first. */

export type StatementPayment = Awaited<ReturnType<typeof findPaymentsOf>>[number];

export type Statement = {
  /** `YYYY-MM-DD`, in Bogotá. */
  readonly day: string;
  readonly receivables: readonly Receivable[];
  readonly payments: readonly StatementPayment[];
  readonly sums: readonly CurrencySums[];
};

/** The PDF of a statement that was issued; null before it is drawn. The caller has decided. */
export async function findStatementFile(tx: Tx, id: string): Promise<string | null> {
  const [row] = await tx
    .select({ fileId: clientStatements.pdfFileId })
    .from(clientStatements)
    .where(eq(clientStatements.id, id));
  return row?.fileId ?? null;
}

/** What a client owes and what it paid. The caller has decided. Two statements. */
export async function readStatement(db: Db | Tx, agencyId: string, clientId: string): Promise<Statement> {
  const receivables = await findClientReceivables(db, agencyId, clientId);
  const payments = await findPaymentsOf(
    db,
    agencyId,
    receivables.map(({ id }) => id),
    ['RECEIVED', 'REPORTED', 'REFUSED'],
  );
  return { day: agingDay(), receivables, payments, sums: sumsByCurrency(receivables) };
}

/** The statement of a client of the own agency. Three statements. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
export async function getStatement(
  actor: Actor,
  clientId: string,
): Promise<{ readonly client: Client; readonly statement: Statement }> {
  const { agencyId } = maySeeFinances(actor);
  const client = await getClient(actor, clientId);
  return { client, statement: await readStatement(database(), agencyId, client.id) };
}

/** What a client of the own agency owes in each currency. One statement. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function getClientDebts(actor: Actor, clientId: string): Promise<CurrencySums[]> {
  const { agencyId } = maySeeFinances(actor);
  return sumsByCurrency(await findClientReceivables(database(), agencyId, clientId));
}

/** The same as its client reads it, by its link: nothing of what the agency wrote down for itself. Throws FORBIDDEN. */
export async function getStatementPage(actor: Actor) {
  const { agencyId, subject } = mayReadStatement(actor);
  const [row] = await database()
    .select({
      clientName: clients.name,
      agency: {
        id: agencies.id,
        name: agencies.name,
        logoFileId: agencies.logoFileId,
        email: agencies.email,
        phone: agencies.phone,
        dialingCode: sql<string>`coalesce((select ${countries.dialingCode} from ${countries}
          join ${cities} own on own.country_id = ${countries.id} where own.id = ${agencies.cityId}), '57')`,
      },
    })
    .from(clients)
    .innerJoin(agencies, eq(agencies.id, clients.agencyId))
    .where(sql`${clients.id} = ${subject.clientId} and ${clients.agencyId} = ${agencyId}`);
  if (!row) throw notFound('errors.link.invalid');
  return { ...row, statement: await readStatement(database(), agencyId, subject.clientId) };
}
export type StatementPage = Awaited<ReturnType<typeof getStatementPage>>;
