import * as z from 'zod/mini';
import type { Tx } from '@/db/client';
import { defineJob } from '@/lib/platform/jobs/define-job';
import { enqueueAll } from '@/lib/platform/jobs/enqueue';
import type { DocumentKind } from './document-kinds';
import { registeredDocument } from './registered-documents';

/** Draws the PDF of a document, so that it is there before anybody asks for it. */
export const renderDocumentJob = defineJob({
  name: 'documents.render',
  lane: 'documents',
  payload: z.strictObject({ kind: z.string(), id: z.uuid() }),
  run: async () => ({
    handle: async ({ kind, id }, { actor }) => void (await registeredDocument(kind).render(actor, id)),
  }),
});

type Row = { readonly id: string; readonly agencyId: string | null };

/** Queues the drawing of a row's PDF in the transaction that makes the row final. */
export const queueDocument = (tx: Tx, kind: DocumentKind, row: Row): Promise<void> =>
  queueDocuments(tx, kind, [row]);

/** The same of several rows of one kind, in one statement. */
export const queueDocuments = (tx: Tx, kind: DocumentKind, rows: readonly Row[]): Promise<void> =>
  enqueueAll(
    tx,
    renderDocumentJob,
    rows.map(({ id, agencyId }) => ({ payload: { kind, id }, owner: agencyId })),
  );

export const jobs = [renderDocumentJob];
