import { and, eq, isNull } from 'drizzle-orm';
import { supportDocuments } from '@/db/schema';
import type { JobActor } from '@/lib/core/actor';
import { queueDocument } from '@/lib/documents/jobs';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import type { JobContext } from '@/lib/platform/jobs/define-job';
import { transact } from '@/lib/platform/transaction';
import { safeName } from '@/lib/storage/file-name';
import { insertFile, storeBytes } from '@/lib/storage/put-file';
import { SUPPORT_XML } from '../file-kinds';
import { supportRejected } from '../notices';
import type { SupportSnapshot } from '../snapshot';
import type { SupportDocument } from '../support-document';
import { supportXml } from '../ubl/support-xml';
import { chosenProvider } from './chosen-provider';
import type { ElectronicInvoiceProvider, InvoiceAnswer } from './provider';
import { issuingSoftware } from './software';
import { whatLacks } from './what-lacks';

/** That somebody else has to decide first: it is tried again, with growing pauses. */
class StillWaiting extends Error {
  override readonly name = 'StillWaiting';
}

/**
 * Takes a document that waits to the provider and keeps what it answers. Whoever was asked once is asked first whether it
 * has it. What the provider throws is thrown, for the queue to try again. Harmless to repeat.
 */
export async function transmit({ id }: { id: string }, { actor }: Pick<JobContext, 'actor'>): Promise<void> {
  const [document] = await database().select().from(supportDocuments).where(eq(supportDocuments.id, id));
  if (document?.state !== 'PENDING') return;
  const adjusted = await adjustedState(document);
  if (adjusted === 'PENDING') throw new StillWaiting('The document that the note adjusts waits itself');
  const snapshot = document.snapshot as SupportSnapshot;
  const lacking =
    adjusted === 'REJECTED'
      ? ['El documento que ajusta fue rechazado.']
      : whatLacks({ ...snapshot, isPlatforms: document.thirdParty });
  if (lacking.length > 0) {
    const reason = lacking.join(' ');
    await keepAnswer(actor, document, { state: 'REJECTED', reference: null, reason }, 'local');
    return;
  }
  const xml = supportXml({ document: snapshot, cuds: document.cuds, softwarePin: issuingSoftware().pin });
  await keepXml(document, xml);
  const provider = chosenProvider();
  const answer = await ask(provider, document, snapshot, xml);
  await keepAnswer(actor, document, answer, provider.name);
  if (answer.state === 'PENDING') throw new StillWaiting('The provider has not decided yet');
}

async function adjustedState({ adjustsId }: SupportDocument): Promise<SupportDocument['state'] | null> {
  if (!adjustsId) return null;
  const [row] = await database()
    .select({ state: supportDocuments.state })
    .from(supportDocuments)
    .where(eq(supportDocuments.id, adjustsId));
  return row?.state ?? 'REJECTED';
}

async function ask(
  provider: ElectronicInvoiceProvider,
  document: SupportDocument,
  { number, buyer, environment }: SupportSnapshot,
  xml: string,
): Promise<InvoiceAnswer> {
  const { cuds } = document;
  const known = document.sentAt ? await provider.find(cuds) : null;
  if (known) return known;
  await database()
    .update(supportDocuments)
    .set({ sentAt: document.sentAt ?? currentTime(), provider: provider.name })
    .where(eq(supportDocuments.id, document.id));
  const type = document.kind === 'DOCUMENT' ? 'support-document' : 'adjustment-note';
  return provider.send({ type, number, cuds, issuerNit: buyer.id, environment, xml });
}

/** Keeps the file once; what a correction replaced it takes the place of. */
async function keepXml(document: SupportDocument, xml: string): Promise<void> {
  if (document.xmlFileId) return;
  const snapshot = document.snapshot as SupportSnapshot;
  const stored = await storeBytes({
    kind: SUPPORT_XML,
    agencyId: document.agencyId,
    talentId: document.talentId,
    eventId: document.eventId,
    mime: 'application/xml',
    name: safeName(
      `${document.kind === 'DOCUMENT' ? 'Documento soporte' : 'Nota de ajuste'} ${snapshot.number}.xml`,
    ),
    bytes: Buffer.from(xml),
  });
  await transact(async (tx) => {
    const [row] = await tx
      .select({ xmlFileId: supportDocuments.xmlFileId })
      .from(supportDocuments)
      .where(and(eq(supportDocuments.id, document.id), eq(supportDocuments.cuds, document.cuds)))
      .for('no key update');
    if (!row || row.xmlFileId) return;
    const { id: xmlFileId } = await insertFile(tx, stored);
    await tx
      .update(supportDocuments)
      .set({ xmlFileId })
      .where(and(eq(supportDocuments.id, document.id), isNull(supportDocuments.xmlFileId)));
  });
}

async function keepAnswer(
  actor: JobActor,
  document: SupportDocument,
  answer: InvoiceAnswer,
  provider: SupportDocument['provider'],
): Promise<void> {
  const { id, cuds } = document;
  const { state, reference } = answer;
  await transact(async (tx) => {
    const waiting = and(
      eq(supportDocuments.id, id),
      eq(supportDocuments.cuds, cuds),
      eq(supportDocuments.state, 'PENDING'),
    );
    if (state === 'PENDING') {
      await tx.update(supportDocuments).set({ reference, provider }).where(waiting);
      return;
    }
    const rejectedReason = state === 'REJECTED' ? answer.reason : null;
    const [row] = await tx
      .update(supportDocuments)
      .set({ state, reference, provider, rejectedReason, answeredAt: currentTime() })
      .where(waiting)
      .returning();
    if (!row) return;
    await recordAudit(tx, actor, `support-document.${state === 'ACCEPTED' ? 'accept' : 'reject'}`, row, {
      from: 'PENDING',
      to: state,
      detail: { provider, reference, reason: rejectedReason },
    });
    if (state === 'ACCEPTED') await queueDocument(tx, 'support-document', row);
    else
      await notify(tx, supportRejected, { agencyId: row.agencyId, eventId: row.eventId }, { documentId: id });
  });
}
