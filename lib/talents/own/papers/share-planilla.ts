import type { PlanillaKind } from '@/db/values/contract-papers';
import type { Actor } from '@/lib/core/actor';
import { AppError, notFound } from '@/lib/core/errors';
import { translate } from '@/lib/i18n/translate';
import { database } from '@/lib/platform/database';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { readFileBytes } from '@/lib/storage/open-file';
import { mayKeepOwn } from '../../policy';
import { today } from '../../shown';
import { type PlanillaKindInput, planillaKindInput } from './inputs';
import { insertPaper, storePaper } from './keep-paper';
import { findPapers } from './queries';
import { otherOfPlanilla, paperState } from './rules';

/**
 * Keeps one's own planilla of social security as the other paper that it says too: as ARL what was uploaded as EPS, or
 * the other way round, with the same days. `kind` is what it becomes, and the answer. Throws NOT_FOUND without the one
 * that is there, CONFLICT for one that has expired, UNAVAILABLE, UNAUTHENTICATED, FORBIDDEN.
 */
export async function sharePlanilla(actor: Actor, input: PlanillaKindInput): Promise<PlanillaKind> {
  const talentId = mayKeepOwn(actor);
  const { kind } = parseInput(planillaKindInput, input);
  const given = otherOfPlanilla(kind);
  const found = (await findPapers(database(), talentId)).find(({ paper }) => paper.kind === given);
  if (!found) throw notFound('errors.paper.notFound');
  const { paper, file } = found;
  const { issuedOn, expiresOn } = paper;
  if (paperState(given, expiresOn, today()) === 'EXPIRED') {
    const document = translate(`contract.${given}`);
    throw new AppError('CONFLICT', 'errors.paper.expired', {}, { values: { document } });
  }
  const { mime, name } = file;
  const stored = await storePaper(talentId, { bytes: await readFileBytes(file), mime, name });
  await transact((tx) => insertPaper(tx, actor, { talentId, kind, issuedOn, expiresOn }, stored));
  return kind;
}
