import { eq } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { events } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { checkImport } from '@/lib/imports/check-import';
import { getImportDetail, listImportRows } from '@/lib/imports/queries';
import { runImport } from '@/lib/imports/run-import';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { triedFile } from '@/lib/talents/importing/testing/import-rows';

const HEADINGS = 'Evento;Cliente;NIT;Fecha;Fecha final;Ciudad;Lugar;Valor total;Saldo;Factura';
export const tried = (actor: Actor, rows: readonly string[], headings = HEADINGS) =>
  triedFile(
    actor,
    { name: 'eventos.csv', bytes: Buffer.from([headings, ...rows].join('\n')) },
    { kind: 'EVENTS' },
  );
export const brought = async (actor: Actor, id: string) => {
  await runImport(actor, { id, tells: false });
  await runAllJobs();
  return getImportDetail(actor, id);
};
export const eventsOf = (db: Db, agencyId: string) =>
  db.select().from(events).where(eq(events.agencyId, agencyId)).orderBy(events.startDate);
export const problemsOf = async (actor: Actor, id: string) =>
  (await listImportRows(actor, id)).map(({ line, problems }) => [line, problems]);
/** Answers what a client of the file is. */
export async function said(actor: Actor, id: string, words: readonly (readonly [string, string])[]) {
  const { mapping } = await getImportDetail(actor, id);
  const pairs = Object.entries(mapping).map(([field, column]) => ({ field, column }));
  await checkImport(actor, {
    id,
    mapping: pairs,
    words: words.map(([word, value]) => ({ field: 'client', word, value })),
  });
}
