import { eq } from 'drizzle-orm';
import { contractActs } from '@/db/schema';
import { findAccent } from '@/lib/agencies/find-accent';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { contentHash } from '@/lib/documents/content-hash';
import { defineDocument } from '@/lib/documents/define-document';
import { notify } from '@/lib/notifications/notify';
import { database } from '@/lib/platform/database';
import { findFile, type OpenedFile, readFileBytes } from '@/lib/storage/open-file';
import { CONTRACT_PDF } from '../file-kinds';
import { amendmentSigned } from '../notices';
import { maySignContract } from '../policy';
import { ELECTRONIC_WORDING, wordingOf } from '../signatures/electronic-consent';
import { signatureEvidence, stepsOf } from '../signatures/evidence';
import { listActSignatures } from '../signatures/queries';
import type { ActSnapshot } from './act-text';

const saidBy = (act: typeof contractActs.$inferSelect) => act.snapshot as ActSnapshot;

/** An amendment that both have signed. The caller has decided that the actor may see it. */
export const actPdf = defineDocument({
  kind: 'contract-act',
  fileKind: CONTRACT_PDF,
  table: contractActs,
  find: async (_actor, id) => {
    const [act] = await database().select().from(contractActs).where(eq(contractActs.id, id));
    if (!act?.talentSignedAt || !act.agencySignedAt) throw notFound('errors.contract.actNotFound');
    return act;
  },
  name: (act) => `${saidBy(act).title} ${saidBy(act).facts.talent.name}`,
  subject: ({ talentId, eventId }) => ({ talentId, eventId }),
  content: async (act) => {
    const said = saidBy(act);
    const signatures = await listActSignatures(database(), act.id);
    const logo = act.logoFileId ? await findFile(act.logoFileId) : null;
    return {
      said,
      createdAt: act.createdAt.toISOString(),
      logo: logo && (await readFileBytes(logo)),
      accent: await findAccent(act.agencyId),
      evidence: {
        document: said.title,
        signatures: signatures.map(signatureEvidence),
        contentHash: contentHash(said),
        uploads: [],
        events: [{ at: act.createdAt, what: 'Se propuso' }, ...signatures.flatMap(stepsOf)],
        // Who signs first and who signs last saw the words of their day; the talent's are told.
        consent: wordingOf(signatures[0]?.wordingVersion ?? ELECTRONIC_WORDING.version),
      },
    };
  },
  hash: (act) => contentHash(act.snapshot),
  facts: async (id) => {
    const [act] = await database().select().from(contractActs).where(eq(contractActs.id, id));
    if (!act) return null;
    const { title, facts } = saidBy(act);
    return {
      number: title,
      agency: facts.agency.name,
      people: [facts.talent.name],
      issuedAt: act.agencySignedAt ?? act.createdAt,
      timeZone: facts.event.timeZone,
      standing: 'VALID',
    };
  },
  drawing: {
    module: 'lib/contracts/acts/pdf/act-pdf.tsx',
    maker: 'renderActPdf',
    load: async () => (await import('./pdf/act-pdf')).renderActPdf,
  },
  send: async (tx, { id: actId, agencyId, eventId, talentId }) => {
    await notify(tx, amendmentSigned, { agencyId, eventId, talentId }, { actId });
  },
});

/** Opens the PDF of an amendment for its talent. Throws FORBIDDEN, NOT_FOUND, RATE_LIMITED, UNAVAILABLE. */
export async function openActPdf(actor: Actor, id: string): Promise<OpenedFile> {
  const { subject } = maySignContract(actor);
  const [act] = isUuid(id) ? await database().select().from(contractActs).where(eq(contractActs.id, id)) : [];
  const isOwn = act?.talentId === subject.talentId && act.eventId === subject.eventId;
  if (!isOwn || act.kind !== 'AMENDMENT') throw notFound('errors.contract.actNotFound');
  return actPdf.open(actor, id);
}
