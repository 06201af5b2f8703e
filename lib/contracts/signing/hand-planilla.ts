import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { files } from '@/db/schema';
import { PLANILLA_KINDS } from '@/db/values/contract-papers';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { database } from '@/lib/platform/database';
import { parseInput } from '@/lib/platform/parse-input';
import { readFileBytes } from '@/lib/storage/open-file';
import { otherOfPlanilla } from '@/lib/talents/own/papers/rules';
import { maySignContract } from '../policy';
import { listContractPapers } from '../queries';
import { attachPaper, checkOpen } from './upload-paper';

const handPlanillaInput = z.object({ kind: z.enum(PLANILLA_KINDS) });
export type HandPlanillaInput = z.input<typeof handPlanillaInput>;

/**
 * Hands a contract its planilla of social security as the other document that it says too: as ARL what was uploaded as EPS,
 * or the other way round. `kind` is what is still missing. Throws NOT_FOUND without the one that is there, and else as
 * `uploadContractPaper`.
 */
export async function handPlanilla(actor: Actor, input: HandPlanillaInput): Promise<void> {
  const holder = maySignContract(actor);
  const { kind } = parseInput(handPlanillaInput, input);
  await checkOpen(holder);
  const { eventId, talentId } = holder.subject;
  const given = otherOfPlanilla(kind);
  const handed = await listContractPapers(database(), eventId, talentId);
  const found = handed.find((document) => document.kind === given);
  const [file] = found ? await database().select().from(files).where(eq(files.id, found.fileId)) : [];
  if (!file) throw notFound('errors.paper.notFound');
  const { mime, name } = file;
  await attachPaper(actor, holder, kind, { bytes: await readFileBytes(file), mime, name });
}
