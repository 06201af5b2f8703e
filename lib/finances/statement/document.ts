import { eq } from 'drizzle-orm';
import { clientStatements } from '@/db/schema';
import { readDocumentBrand } from '@/lib/agencies/document-brand';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { defineDocument } from '@/lib/documents/define-document';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { notify } from '@/lib/notifications/notify';
import { database } from '@/lib/platform/database';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import type { OpenedFile } from '@/lib/storage/open-file';
import { STATEMENT_PDF } from '../file-kinds';
import { debtReminded } from '../notices';
import { mayReadStatement, maySeeFinances } from '../policy';
import { findReminded } from '../receivables/reminded';
import { statementNumber } from './account-rules';
import { type StatementInput, statementInput } from './inputs';
import { type ClientStatement, issueStatement } from './issue-statement';
import type { StatementContent } from './statement-content';

const contentOf = ({ content }: ClientStatement) => content as StatementContent;

/** A statement as it was issued. The caller has decided that the actor may see it. */
export const statementPdf = defineDocument({
  kind: 'statement',
  fileKind: STATEMENT_PDF,
  table: clientStatements,
  find: async (_actor, id) => {
    const [row] = await database().select().from(clientStatements).where(eq(clientStatements.id, id));
    if (!row) throw notFound();
    return row;
  },
  name: (row) => `Estado de cuenta ${statementNumber(row.code)} ${contentOf(row).client.name}`,
  content: async (row) => ({
    ...contentOf(row),
    number: statementNumber(row.code),
    issuedAt: row.createdAt.toISOString(),
    ...(await readDocumentBrand(row.agencyId)),
  }),
  hash: ({ contentHash }) => contentHash,
  facts: async (id) => {
    const [row] = await database().select().from(clientStatements).where(eq(clientStatements.id, id));
    if (!row) return null;
    const { agency, client } = contentOf(row);
    return {
      number: statementNumber(row.code),
      agency: agency.name,
      people: [client.name],
      issuedAt: row.createdAt,
      timeZone: DEFAULT_TIME_ZONE,
      standing: 'VALID',
    };
  },
  drawing: {
    module: 'lib/finances/statement/pdf/statement-pdf.tsx',
    maker: 'renderStatementPdf',
    load: async () => (await import('./pdf/statement-pdf')).renderStatementPdf,
  },
  send: async (tx, { id: statementId, agencyId, clientId, eventId }) => {
    const found = eventId ? await findReminded(tx, eventId) : null;
    if (!eventId || !found?.email) return;
    const to = { agencyId, eventId, clientId, email: found.email };
    await notify(tx, debtReminded, to, { eventId, statementId });
  },
});

export const documents = [statementPdf];

/**
 * Opens what a client of the own agency owes today as a sealed PDF, issued now unless the same was issued before. Throws
 * INVALID, UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, RATE_LIMITED and UNAVAILABLE.
 */
export async function openStatement(actor: Actor, input: StatementInput): Promise<OpenedFile> {
  const { agencyId } = maySeeFinances(actor);
  const { clientId, from } = parseInput(statementInput, input);
  const { id } = await transact((tx) =>
    issueStatement(tx, actor, { agencyId, clientId, from: from ?? null }),
  );
  return statementPdf.open(actor, id);
}

/** The same for the client, by its link: of the last year. Throws FORBIDDEN, RATE_LIMITED and UNAVAILABLE. */
export async function openOwnStatement(actor: Actor): Promise<OpenedFile> {
  const holder = mayReadStatement(actor);
  const { agencyId, subject } = holder;
  const { id } = await transact((tx) => issueStatement(tx, holder, { agencyId, clientId: subject.clientId }));
  return statementPdf.open(actor, id);
}
