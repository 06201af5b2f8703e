import { useTranslations } from 'next-intl';
import { SoftBadge, type Tone } from '@/app/_ui/data/soft-badge';
import { SectionCard } from '@/app/_ui/layout/section-card';
import text from '@/app/_ui/theme/text.module.css';
import { formatShortDate } from '@/lib/core/dates';
import type { ErasurePlan as Plan, PlannedRows } from '@/lib/habeas-data/erasure/plan-erasure';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { EraseButton } from './erase-button';
import styles from './personal-data.module.css';

const TONES: Readonly<Record<PlannedRows['fate'], Tone>> = {
  ERASED: 'red',
  REDACTED: 'yellow',
  KEPT: 'gray',
};

type Props = { id: string; name: string; plan: Plan };

/** What erasing a person would drop, and what would stay and why; and the button, where nothing stands against it. */
export function ErasurePlan({ id, name, plan: { rows, bookedAhead, erasedAt } }: Props) {
  const t = useTranslations('habeasData');
  const state = erasedAt
    ? t('erasure.done', { day: formatShortDate(erasedAt, DEFAULT_TIME_ZONE) })
    : bookedAhead > 0
      ? t('erasure.booked', { count: bookedAhead })
      : t('erasure.text');
  return (
    <SectionCard
      title={t('erasure.title')}
      description={state}
      actions={!erasedAt && bookedAhead === 0 && <EraseButton id={id} name={name} />}
    >
      <ul className={styles.plan}>
        {!erasedAt && (
          <li>
            <span className={text.name}>{t('erasure.profile')}</span>
            <SoftBadge tone="red">{t('erasure.ERASED')}</SoftBadge>
          </li>
        )}
        {rows.map(({ table, fate, why, count }) => (
          <li key={`${table} ${fate}`}>
            <span className={text.name}>
              {t(`tables.${table}`)} <span className={text.aside}>({count})</span>
            </span>
            <SoftBadge tone={TONES[fate]}>{t(`erasure.${fate}`)}</SoftBadge>
            {why && <span className={`${text.small} ${styles.why}`}>{t(`why.${why}`)}</span>}
          </li>
        ))}
      </ul>
      <p className={text.note}>{t('erasure.backups')}</p>
    </SectionCard>
  );
}
