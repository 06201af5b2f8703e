import { and, eq } from 'drizzle-orm';
import { files, talentContributions, talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { isoDateInZone } from '@/lib/core/dates';
import { AppError } from '@/lib/core/errors';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { inspectPaper } from '@/lib/storage/inspect-paper';
import { insertFile, storeBytes } from '@/lib/storage/put-file';
import { mayKeepOwn } from '@/lib/talents/policy';
import { CONTRIBUTION_PAPER } from '../file-kinds';
import { contributionInput } from './inputs';

type Upload = { readonly name: string; readonly bytes: Buffer } & Readonly<Record<string, unknown>>;

export type KeptContribution = { readonly period: string; readonly name: string; readonly size: number };

/**
 * Keeps a talent's planilla of a month, encrypted, once for all its claims of that month: who is to pay one of them opens
 * it. Another of the same month takes its place. Throws INVALID per field (`upload.…` for the file), UNAVAILABLE,
 * UNAUTHENTICATED, FORBIDDEN. The caller has spent the allowance.
 */
export async function keepContribution(
  actor: Actor,
  { name, bytes, ...said }: Upload,
): Promise<KeptContribution> {
  const talentId = mayKeepOwn(actor);
  const data = parseInput(contributionInput, said);
  checkDays(data);
  const paper = await inspectPaper(name, bytes);
  const stored = await storeBytes({
    kind: CONTRIBUTION_PAPER,
    agencyId: null,
    talentId,
    ownerId: talentId,
    ...paper,
  });
  return transact(async (tx) => {
    await tx.select({ id: talents.id }).from(talents).where(eq(talents.id, talentId)).for('no key update');
    const ofMonth = and(
      eq(talentContributions.talentId, talentId),
      eq(talentContributions.period, data.period),
    );
    const [before] = await tx
      .select({ fileId: talentContributions.fileId })
      .from(talentContributions)
      .where(ofMonth);
    const file = await insertFile(tx, stored);
    const columns = { ...data, fileId: file.id };
    if (before) {
      await tx.update(talentContributions).set(columns).where(ofMonth);
      await tx.update(files).set({ deletedAt: currentTime() }).where(eq(files.id, before.fileId));
    } else {
      await tx.insert(talentContributions).values({ talentId, ...columns });
    }
    const subject = { id: talentId, agencyId: null };
    await recordAudit(tx, actor, 'talent.keep-contribution', subject, { detail: { period: data.period } });
    return { period: data.period, name: file.name, size: file.size };
  });
}

/** Nobody has paid yet what is ahead, nor a month before it began. */
function checkDays({ period, paidOn }: { readonly period: string; readonly paidOn: string }): void {
  const today = isoDateInZone(currentTime(), DEFAULT_TIME_ZONE);
  const problem =
    period > today.slice(0, 7)
      ? { period: 'validation.contribution.periodAhead' }
      : paidOn > today
        ? { paidOn: 'validation.contribution.paidAhead' }
        : paidOn < `${period}-01`
          ? { paidOn: 'validation.contribution.paidBefore' }
          : null;
  if (problem) throw new AppError('INVALID', Object.values(problem)[0] ?? 'errors.invalid', { ...problem });
}
