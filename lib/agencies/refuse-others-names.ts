import { banks } from '@/db/schema';
import { AppError, type FieldErrors } from '@/lib/core/errors';
import { database } from '@/lib/platform/database';
import { product } from '@/lib/platform/product';
import { hasForeignSigns, namesNobody, passesForOther } from './others-names';

/** Names by the field in which each was typed. What is empty, or not said, passes for nobody. */
type Named = Readonly<Record<string, string | null | undefined>>;

/** The fields whose name passes for the product's or a bank's (a message key each). */
export async function othersNameProblems(named: Named): Promise<FieldErrors> {
  const given = Object.entries(named).filter(([, name]) => name);
  if (given.length === 0) return {};
  const rows = await database().select({ name: banks.name }).from(banks);
  const others = [product().name, ...rows.map(({ name }) => name)];
  const wrong = given.filter(([, name]) => passesForOther(name ?? '', others));
  return Object.fromEntries(wrong.map(([field]) => [field, 'validation.othersName']));
}

/**
 * Refuses names by which an agency would pass for somebody else in mails and public pages. Throws INVALID with the
 * fields.
 */
export async function refuseOthersNames(
  named: Named & { readonly senderName?: string | null | undefined },
): Promise<void> {
  const { senderName } = named;
  const problems: FieldErrors = {
    ...(senderName && namesNobody(senderName) ? { senderName: 'validation.othersName' } : {}),
    ...(senderName && hasForeignSigns(senderName) ? { senderName: 'validation.nameSigns' } : {}),
    ...(await othersNameProblems(named)),
  };
  if (Object.keys(problems).length > 0) throw new AppError('INVALID', 'errors.invalid', problems);
}
