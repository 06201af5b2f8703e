import { useTranslations } from 'next-intl';
import { DescriptionList } from '@/app/_ui/data/description-list';
import { formatMoney } from '@/lib/core/money';
import { fileUrl } from '@/lib/core/photo-url';
import type { PaymentWithholding } from '@/lib/taxes/withholding/rules';
import styles from './claim.module.css';

const STEPS = [
  'gross',
  'contributions',
  'dependants',
  'mortgage',
  'health',
  'voluntary',
  'exempt',
  'counted',
  'base',
] as const;
const ALWAYS: readonly string[] = ['gross', 'exempt', 'counted', 'base'];

type Props = { reduced: NonNullable<PaymentWithholding['reduced']> };

/** How what the talent declared lowers what is taxed of its month, with its papers. */
export function ReducedFacts({ reduced }: Props) {
  const t = useTranslations('claims.withholding.reduced');
  return (
    <details className={styles.reduced}>
      <summary>{t('title')}</summary>
      <p className={styles.words}>{t('text')}</p>
      <DescriptionList
        columns={3}
        items={STEPS.filter((step) => ALWAYS.includes(step) || reduced[step] > 0).map((step) => ({
          label: t(step),
          value: formatMoney(reduced[step], 'COP'),
        }))}
      />
      <p className={styles.links}>
        {reduced.proofs.map(({ kind, fileId }) => (
          <a key={kind} href={fileUrl(fileId)} target="_blank" rel="noopener">
            {t(`proofs.${kind}`)}
          </a>
        ))}
      </p>
    </details>
  );
}
