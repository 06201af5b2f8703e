import { eq } from 'drizzle-orm';
import { supportDocuments } from '@/db/schema';
import { notFound } from '@/lib/core/errors';
import { contentHash } from '@/lib/documents/content-hash';
import { defineDocument } from '@/lib/documents/define-document';
import { database } from '@/lib/platform/database';
import { SUPPORT_PDF } from './file-kinds';
import { DIAN_TIME_ZONE, printedNumber } from './rules';
import type { SupportSnapshot } from './snapshot';
import type { SupportDocument } from './support-document';

const snapshotOf = ({ snapshot }: SupportDocument) => snapshot as SupportSnapshot;

async function find(id: string): Promise<SupportDocument | null> {
  const [row] = await database().select().from(supportDocuments).where(eq(supportDocuments.id, id));
  return row ?? null;
}

/**
 * The graphic representation of an accepted support document, or of its note; before it is accepted it is only previewed.
 * The caller has decided that the actor may see it.
 */
export const supportPdf = defineDocument({
  kind: 'support-document',
  fileKind: SUPPORT_PDF,
  table: supportDocuments,
  find: async (_actor, id) => {
    const row = await find(id);
    if (!row) throw notFound('errors.support.notFound');
    return row;
  },
  isDraft: ({ state }) => state !== 'ACCEPTED',
  name: (row) => `${row.kind === 'DOCUMENT' ? 'Documento soporte' : 'Nota de ajuste'} ${printedNumber(row)}`,
  subject: ({ talentId, eventId }) => ({ talentId, eventId }),
  content: (row) => ({
    document: snapshotOf(row),
    cuds: row.cuds,
    issuedAt: row.issuedAt.toISOString(),
    isTransmitted: row.provider === 'http',
  }),
  hash: (row) => contentHash({ snapshot: row.snapshot, cuds: row.cuds }),
  facts: async (id) => {
    const row = await find(id);
    if (!row) return null;
    const { seller, buyer } = snapshotOf(row);
    return {
      number: printedNumber(row),
      agency: buyer.name,
      people: [seller.name],
      issuedAt: row.issuedAt,
      timeZone: DIAN_TIME_ZONE,
      standing: row.withdrawnAt ? 'VOIDED' : 'VALID',
    };
  },
  drawing: {
    module: 'lib/claims/support-documents/pdf/support-pdf.tsx',
    maker: 'renderSupportPdf',
    load: async () => (await import('./pdf/support-pdf')).renderSupportPdf,
  },
});

export const documents = [supportPdf];
