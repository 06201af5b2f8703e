import { eq } from 'drizzle-orm';
import { talents } from '@/db/schema';
import type { Actor, TalentActor } from '@/lib/core/actor';
import { AppError, notFound } from '@/lib/core/errors';
import { database } from '@/lib/platform/database';
import { parseInput } from '@/lib/platform/parse-input';
import { mayKeepOwn } from '../policy';
import { missingProfileFields } from '../rules';
import { type CompleteOwnDataInput, completeOwnDataInput } from './inputs';
import { patchTalent } from './patch-talent';

/** What a talent may fill in on the page that asks for it; its name and mail are never empty. */
const ASKED = ['identification', 'phone', 'address'] as const;

/**
 * Fills in what a talent's data lack for a contract or a claim, by the talent itself: signed in, or with its code given
 * back on that page. What is there already stays, whatever was sent. Throws INVALID per field, FORBIDDEN, and else as
 * `patchTalent`.
 */
export async function completeOwnData(
  actor: Actor,
  input: CompleteOwnDataInput,
  context: { readonly ip: string | null },
): Promise<void> {
  const id = mayKeepOwn(actor);
  const form = parseInput(completeOwnDataInput, input);
  const [known] = await database()
    .select({
      name: talents.name,
      email: talents.email,
      identification: talents.identification,
      documentTypeId: talents.documentTypeId,
      phone: talents.phone,
      address: talents.address,
    })
    .from(talents)
    .where(eq(talents.id, id));
  if (!known) throw notFound('errors.talent.notFound');
  const missing = missingProfileFields(known);
  const asked = ASKED.filter((field) => missing.includes(field));
  if (asked.length === 0) return;
  const empty = asked.filter((field) => !form[field]?.trim());
  const fields = Object.fromEntries(empty.map((field) => [field, 'validation.required']));
  const asksForType = asked.includes('identification');
  if (asksForType && !form.typeDocumentId) fields.typeDocumentId = 'validation.required';
  if (Object.keys(fields).length > 0) throw new AppError('INVALID', 'errors.invalid', fields);
  const given = Object.fromEntries(asked.map((field) => [field, form[field]]));
  const type = asksForType ? { typeDocumentId: form.typeDocumentId } : {};
  await patchTalent(itself(actor, id), { id, ...given, ...type }, context);
}

/** Who gave back its code is the talent, as if it were signed in. */
function itself(actor: Actor, talentId: string): TalentActor {
  if (actor.kind === 'talent') return actor;
  const isFresh = actor.kind === 'linkHolder' && actor.fresh;
  return { kind: 'talent', talentId, fresh: isFresh || false };
}
