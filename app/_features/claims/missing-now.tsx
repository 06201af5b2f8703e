import { getTranslations } from 'next-intl/server';
import { Notice } from '@/app/_ui/feedback/notice';
import { missingInWords } from '@/lib/claims/withholding/refuse-without-law';
import { product } from '@/lib/platform/product';
import type { MissingRow } from '@/lib/taxes/rules/tax-book';

/** Says that nothing can be approved today, and which rows of the tax table lack. Renders nothing where none does. */
export async function MissingNow({ rows }: { rows: readonly MissingRow[] }) {
  if (rows.length === 0) return null;
  const t = await getTranslations('claims.missingNow');
  return (
    <Notice title={t('title')}>{t('text', { rows: missingInWords(rows), product: product().name })}</Notice>
  );
}
