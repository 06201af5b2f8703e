import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { countSearch } from '@/lib/identity/limits/count-search';
import { parseInput } from '@/lib/platform/parse-input';
import { type FieldChoice, importKind } from './define-import';
import { type ImportChoicesInput, importChoicesInput } from './inputs';
import { getImport } from './lock-import';

/**
 * What a word of a searched field may mean, of values that hold what is typed. Throws INVALID, NOT_FOUND, also for any
 * other field, RATE_LIMITED, UNAUTHENTICATED, FORBIDDEN.
 */
export async function findImportChoices(actor: Actor, input: ImportChoicesInput): Promise<FieldChoice[]> {
  const { id, field, ...asked } = parseInput(importChoicesInput, input);
  const found = await getImport(actor, id);
  const searched = importKind(found.kind).searched?.[field];
  if (!searched) throw notFound('errors.import.notFound');
  await countSearch(actor, asked.typed);
  return searched.find(found.agencyId, asked);
}
