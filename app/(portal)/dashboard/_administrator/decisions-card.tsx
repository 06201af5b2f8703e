import { useTranslations } from 'next-intl';
import { countText } from '@/app/_ui/data/count-text';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { SectionCard } from '@/app/_ui/layout/section-card';
import text from '@/app/_ui/theme/text.module.css';
import { wholeDaysSince } from '@/lib/analytics/rules';
import { LIST_FORMAT } from '@/lib/i18n/list-format';
import type { Decision } from './decisions';
import styles from './decisions-card.module.css';

/** Waiting longer than so many days is told in red. */
const LONG_DAYS = 7;

/** What waits for the administrator's decision, each with the one way to it; what does not wait in a sentence. */
export function DecisionsCard({ decisions, now }: { decisions: readonly Decision[]; now: Date }) {
  const t = useTranslations('dashboard.admin');
  const waiting = decisions.filter(({ count }) => count > 0);
  const done = decisions.filter(({ count }) => count === 0);
  if (waiting.length === 0) {
    return (
      <SectionCard title={t('decide')}>
        <EmptyState compact title={t('nothing')} text={t('nothingText')} />
      </SectionCard>
    );
  }
  return (
    <SectionCard title={t('decide')} flush>
      <ul className={styles.list} aria-label={t('decide')}>
        {waiting.map(({ kind, count, href, since }, index) => {
          const days = since && wholeDaysSince(since, now);
          return (
            <li key={kind} className={styles.row}>
              <span className={styles.count}>{countText(count)}</span>
              <span className={styles.words}>
                <span className={text.strong}>{t(`kinds.${kind}.what`, { count })}</span>
                {days !== null && (
                  <span className={styles.since} data-long={days >= LONG_DAYS || undefined}>
                    {t('oldest', { days })}
                  </span>
                )}
              </span>
              <ButtonLink href={href} variant={index === 0 ? 'filled' : 'default'} size="sm">
                {t(`kinds.${kind}.act`, { count })}
              </ButtonLink>
            </li>
          );
        })}
      </ul>
      {done.length > 0 && (
        <p className={styles.done}>
          {t('upToDate', { kinds: LIST_FORMAT.format(done.map(({ kind }) => t(`kinds.${kind}.none`))) })}
        </p>
      )}
    </SectionCard>
  );
}
