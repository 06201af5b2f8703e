import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { agencies, clientStatements, clients, documentTypes } from '@/db/schema';
import { AGES } from '@/db/values/client-payments';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { contentHash } from '@/lib/documents/content-hash';
import { recordAudit } from '@/lib/platform/audit';
import { product } from '@/lib/platform/product';
import { readCollectionSettings } from '../collecting/queries';
import { agingDay, findClientReceivables } from '../receivables/queries';
import { type Ages, findAges, findMovements } from './account';
import { accountOf, usualFrom } from './account-rules';
import type { StatementContent } from './statement-content';

export type ClientStatement = typeof clientStatements.$inferSelect;

/** Movements and debts that a statement lists at the most. */
const MOST_MOVEMENTS = 400;

type Asked = {
  readonly agencyId: string;
  readonly clientId: string;
  /** `YYYY-MM-DD`; a year unless told. */
  readonly from?: string | null;
  /** The event of whose debt it reminds: each reminder has its own. */
  readonly eventId?: string;
};

/**
 * Freezes what a client owes now and numbers it. Opened again while nothing has changed, it is the one that was issued
 * before. The caller has decided. Throws NOT_FOUND alike for another agency's client.
 */
export async function issueStatement(
  tx: Tx,
  actor: Actor,
  { agencyId, clientId, from = null, eventId }: Asked,
): Promise<ClientStatement> {
  // Locks the agency, so that of several at once each gets its own number, and alike ones are one.
  await tx.select({ id: agencies.id }).from(agencies).where(eq(agencies.id, agencyId)).for('no key update');
  const content = await readContent(tx, agencyId, clientId, from);
  const hash = contentHash(content);
  if (!eventId) {
    const [known] = await tx
      .select()
      .from(clientStatements)
      .where(
        and(
          eq(clientStatements.clientId, clientId),
          eq(clientStatements.contentHash, hash),
          isNull(clientStatements.eventId),
        ),
      );
    if (known) return known;
  }
  const [last] = await tx
    .select({ code: clientStatements.code })
    .from(clientStatements)
    .where(eq(clientStatements.agencyId, agencyId))
    .orderBy(desc(clientStatements.code))
    .limit(1);
  const [row] = await tx
    .insert(clientStatements)
    .values({
      ...{ agencyId, clientId, content, contentHash: hash, code: (last?.code ?? 0) + 1 },
      ...{ fromOn: content.from, day: content.day, eventId: eventId ?? null },
    })
    .returning();
  if (!row) throw new Error('insert returned nothing');
  await recordAudit(
    tx,
    actor,
    'client.issue-statement',
    { id: clientId, agencyId },
    { detail: { statementId: row.id, code: row.code, day: row.day } },
  );
  return row;
}

async function readContent(
  tx: Tx,
  agencyId: string,
  clientId: string,
  asked: string | null,
): Promise<StatementContent> {
  const day = agingDay();
  const from = asked && asked <= day ? asked : usualFrom(day);
  const of = { agencyId, clientId, day };
  const [parties] = await tx
    .select({ agency: agencies, documentType: documentTypes.name, client: clients })
    .from(clients)
    .innerJoin(agencies, eq(agencies.id, clients.agencyId))
    .leftJoin(documentTypes, eq(documentTypes.id, agencies.documentTypeId))
    .where(and(eq(clients.id, clientId), eq(clients.agencyId, agencyId)));
  if (!parties) throw notFound('errors.client.notFound');
  const { agency, client, documentType } = parties;
  const movements = await findMovements(tx, of);
  const ages = await findAges(tx, of);
  const receivables = await findClientReceivables(tx, agencyId, clientId);
  const { paymentInstructions } = await readCollectionSettings(tx, agencyId);
  const { legalName, taxId, name: productName } = product();
  const currencies = [...new Set(movements.map(({ currencyCode }) => currencyCode))].sort();
  return {
    productName,
    collector: receivables.some(({ thirdParty, balance }) => thirdParty && balance > 0)
      ? { legalName, taxId }
      : null,
    agency: {
      name: agency.name,
      identification: agency.identification && `${documentType ?? 'NIT'} ${agency.identification}`,
      email: agency.email,
      phone: agency.phone,
    },
    client: { name: client.name, identification: client.identification },
    from,
    day,
    accounts: currencies.map((currencyCode) => ({
      currencyCode,
      ...accountOf(
        movements
          .filter((each) => each.currencyCode === currencyCode)
          .map(({ currencyCode: _, ...movement }) => movement),
        from,
        MOST_MOVEMENTS,
      ),
      ages: ages.get(currencyCode) ?? NOTHING,
      debts: receivables
        .filter((debt) => debt.balance > 0 && debt.currencyCode === currencyCode)
        .map(({ eventName, invoiceNumber, dueOn, late, balance, thirdParty }) => ({
          ...{ event: eventName, invoice: invoiceNumber, dueOn, late, balance, thirdParty },
        })),
    })),
    howToPay: paymentInstructions,
  };
}

const NOTHING = Object.fromEntries(AGES.map((age) => [age, 0])) as Ages;
