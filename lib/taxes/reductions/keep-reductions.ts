import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { talentReductions, talents } from '@/db/schema';
import { REDUCTION_KINDS, type ReductionKind } from '@/db/values/reductions';
import type { Actor } from '@/lib/core/actor';
import { conflict, notFound } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { inspectPaper } from '@/lib/storage/inspect-paper';
import { insertFile, storeBytes } from '@/lib/storage/put-file';
import { mayKeepOwn } from '@/lib/talents/policy';
import { REDUCTION_PAPER } from '../file-kinds';
import { taxYear } from '../today';
import { type KeepReductionsInput, keepReductionsInput, reductionPaperInput } from './inputs';
import { findPayers, findReductions } from './queries';
import { needsPaper, type Reduction } from './rules';

type Of = { readonly talentId: string; readonly agencyId: string; readonly year: number };

/**
 * Keeps what a talent declares to a payer for this year, under oath: its next payments are withheld from by that (arts.
 * 387 and 388 ET). What was approved before stays as it was withheld; what it no longer declares ends, and stays to be
 * read. Throws INVALID per field, NOT_FOUND for an agency with which it has no contract, UNAUTHENTICATED, FORBIDDEN.
 */
export async function keepReductions(actor: Actor, input: KeepReductionsInput): Promise<Reduction[]> {
  const talentId = mayKeepOwn(actor);
  const { agencyId, sworn: _sworn, ...said } = parseInput(keepReductionsInput, input);
  const amounts: Readonly<Record<ReductionKind, number | null>> = {
    CONTRIBUTIONS: said.contributions ?? 0,
    DEPENDANTS: said.dependants ? null : 0,
    MORTGAGE: said.mortgage ?? 0,
    HEALTH: said.health ?? 0,
    VOLUNTARY: said.voluntary ?? 0,
  };
  const of = { talentId, agencyId, year: taxYear() };
  return transact(async (tx) => {
    const before = await lockReductions(tx, of);
    const changed = REDUCTION_KINDS.filter(
      (kind) => (before.get(kind) ? before.get(kind)?.monthly : 0) !== amounts[kind],
    );
    for (const kind of changed) {
      const monthly = amounts[kind];
      const fileId = before.get(kind)?.fileId ?? null;
      await replaceReduction(tx, of, kind, monthly === 0 ? null : { kind, monthly, fileId });
    }
    if (changed.length > 0) {
      // What is declared belongs to the talent: its revision counts it.
      await tx.update(talents).set({ updatedAt: currentTime() }).where(eq(talents.id, talentId));
      await recordAudit(
        tx,
        actor,
        'talent.keep-reductions',
        { id: talentId, agencyId: null },
        { detail: { changed, year: of.year } },
      );
    }
    return findReductions(tx, of);
  });
}

type Paper = {
  readonly agencyId: string;
  readonly kind: string;
  readonly name: string;
  readonly bytes: Buffer;
};
export type KeptReductionPaper = {
  readonly kind: ReductionKind;
  readonly name: string;
  readonly size: number;
};

/**
 * Keeps the paper that proves what a talent declares to a payer, which its payer may open; another one takes its place.
 * Throws INVALID (`upload.…`), NOT_FOUND for no payer, CONFLICT where the talent has not declared it, UNAVAILABLE,
 * UNAUTHENTICATED, FORBIDDEN. The caller has spent the allowance.
 */
export async function keepReductionPaper(
  actor: Actor,
  { name, bytes, ...asked }: Paper,
): Promise<KeptReductionPaper> {
  const talentId = mayKeepOwn(actor);
  const { agencyId, kind } = parseInput(reductionPaperInput, asked);
  const paper = await inspectPaper(name, bytes);
  const stored = await storeBytes({
    kind: REDUCTION_PAPER,
    agencyId,
    talentId,
    ownerId: talentId,
    ...paper,
  });
  const of = { talentId, agencyId, year: taxYear() };
  return transact(async (tx) => {
    const declared = (await lockReductions(tx, of)).get(kind);
    if (!declared || !needsPaper(kind)) throw conflict('errors.reductions.notDeclared');
    const file = await insertFile(tx, stored);
    await replaceReduction(tx, of, kind, { ...declared, fileId: file.id });
    const subject = { id: talentId, agencyId: null };
    await recordAudit(tx, actor, 'talent.keep-reduction-paper', subject, { detail: { kind, year: of.year } });
    return { kind, name: file.name, size: file.size };
  });
}

/** What is declared, locked until the transaction ends. Throws NOT_FOUND for an agency that never paid the talent. */
async function lockReductions(tx: Tx, of: Of): Promise<ReadonlyMap<ReductionKind, Reduction>> {
  await tx.select({ id: talents.id }).from(talents).where(eq(talents.id, of.talentId)).for('no key update');
  const payers = await findPayers(tx, of.talentId);
  if (!payers.some(({ id }) => id === of.agencyId)) throw notFound('errors.reductions.noPayer');
  return new Map((await findReductions(tx, of)).map((row) => [row.kind, row]));
}

async function replaceReduction(tx: Tx, of: Of, kind: ReductionKind, next: Reduction | null): Promise<void> {
  await tx
    .update(talentReductions)
    .set({ endedAt: currentTime() })
    .where(
      and(
        eq(talentReductions.talentId, of.talentId),
        eq(talentReductions.agencyId, of.agencyId),
        eq(talentReductions.year, of.year),
        eq(talentReductions.kind, kind),
        isNull(talentReductions.endedAt),
      ),
    );
  if (next) await tx.insert(talentReductions).values({ ...of, ...next });
}
