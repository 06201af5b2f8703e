import { and, eq, isNull } from 'drizzle-orm';
import { withholdingCertificates } from '@/db/schema';
import { NO_BRAND, readDocumentBrand } from '@/lib/agencies/document-brand';
import { notFound } from '@/lib/core/errors';
import { defineDocument } from '@/lib/documents/define-document';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { notify } from '@/lib/notifications/notify';
import { database } from '@/lib/platform/database';
import { WITHHOLDING_CERTIFICATE } from '../file-kinds';
import type { CertificateSnapshot } from './certified';
import { withholdingCertificate } from './notices';

type Row = typeof withholdingCertificates.$inferSelect;
const said = ({ snapshot }: Row) => snapshot as CertificateSnapshot;

const find = async (id: string): Promise<Row | undefined> =>
  (await database().select().from(withholdingCertificates).where(eq(withholdingCertificates.id, id)))[0];

/** A certificate of withholdings, drawn from its snapshot. The caller has decided that the actor may see it. */
export const certificatePdf = defineDocument({
  kind: 'withholding-certificate',
  fileKind: WITHHOLDING_CERTIFICATE,
  table: withholdingCertificates,
  find: async (_actor, id) => {
    const row = await find(id);
    if (!row) throw notFound('errors.certificate.notFound');
    return row;
  },
  name: (row) => `Certificado de retenciones ${said(row).number} ${said(row).talent.name}`,
  subject: ({ talentId }) => ({ talentId }),
  content: async (row) => ({
    ...said(row),
    ...(said(row).payer.onBehalfOf ? NO_BRAND : await readDocumentBrand(row.agencyId)),
  }),
  hash: ({ contentHash }) => contentHash,
  facts: async (id) => {
    const row = await find(id);
    if (!row) return null;
    const { number, payer, talent } = said(row);
    return {
      number,
      agency: payer.name,
      people: [talent.name],
      issuedAt: row.createdAt,
      timeZone: DEFAULT_TIME_ZONE,
      standing: row.endedAt === null ? 'VALID' : (await hasFollower(row)) ? 'REPLACED' : 'VOIDED',
    };
  },
  drawing: {
    module: 'lib/claims/certificates/pdf/certificate-pdf.tsx',
    maker: 'renderCertificatePdf',
    load: async () => (await import('./pdf/certificate-pdf')).renderCertificatePdf,
  },
  send: async (tx, { id: certificateId, agencyId, talentId }) => {
    await notify(tx, withholdingCertificate, { agencyId, talentId }, { certificateId });
  },
});

export const documents = [certificatePdf];

async function hasFollower({ agencyId, talentId, year, thirdParty }: Row): Promise<boolean> {
  const [row] = await database()
    .select({ id: withholdingCertificates.id })
    .from(withholdingCertificates)
    .where(
      and(
        eq(withholdingCertificates.agencyId, agencyId),
        eq(withholdingCertificates.talentId, talentId),
        eq(withholdingCertificates.year, year),
        eq(withholdingCertificates.thirdParty, thirdParty),
        isNull(withholdingCertificates.endedAt),
      ),
    );
  return row !== undefined;
}
