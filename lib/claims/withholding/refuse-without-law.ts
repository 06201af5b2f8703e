import { AppError } from '@/lib/core/errors';
import { LIST_FORMAT } from '@/lib/i18n/list-format';
import { translate } from '@/lib/i18n/translate';
import type { MissingRow } from '@/lib/taxes/rules/tax-book';
import type { PaymentWithholding } from '@/lib/taxes/withholding/rules';

/** Rows of the tax table in words: 'la UVT de 2027'. */
export const missingInWords = (rows: readonly MissingRow[]): string =>
  LIST_FORMAT.format(
    rows.map(({ kind, concept, city, year }) =>
      translate(`claims.missingRow.${kind}`, { year, concept: concept ?? '', city: city ?? '' }),
    ),
  );

/** Throws CONFLICT, naming the rows, where the tax table lacks one that a figure rests on: it never counts as 0. */
export function refuseWithoutLaw({ missing = [] }: Pick<PaymentWithholding, 'missing'>): void {
  if (missing.length === 0) return;
  throw new AppError(
    'CONFLICT',
    'errors.claim.taxRowMissing',
    {},
    { values: { rows: missingInWords(missing) } },
  );
}
