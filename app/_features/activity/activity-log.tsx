import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/app/_ui/button-link';
import type { SearchParams } from '@/app/_ui/data-table/table-query';
import { SectionCard } from '@/app/_ui/section-card';
import { type ActivityFilter, listActivity } from '@/lib/agencies/activity/queries';
import type { Actor } from '@/lib/core/actor';
import { ActivityList } from './activity-list';
import styles from './activity-log.module.css';

const PER_PAGE = 30;

type Props = {
  actor: Actor;
  /** Whose or what log. */
  of: Pick<ActivityFilter, 'agencyId' | 'personId'>;
  title: string;
  description?: string;
  /** Of the page, with what its address needs to come back here. */
  path: string;
  query: SearchParams;
  withAgency?: boolean;
};

/** Everything that happened, newest first; older entries by an address of their own. */
export async function ActivityLog({ actor, of, title, description, path, query, withAgency }: Props) {
  const { antes } = query;
  const before = typeof antes === 'string' && /^\d{1,15}$/.test(antes) ? Number(antes) : null;
  const [found, t] = await Promise.all([
    listActivity(actor, { ...of, limit: PER_PAGE + 1, ...(before === null ? {} : { before }) }),
    getTranslations('activity'),
  ]);
  const entries = found.slice(0, PER_PAGE);
  const last = entries.at(-1);
  const older = found.length > PER_PAGE && last;
  return (
    <SectionCard title={title} description={description}>
      <ActivityList entries={entries} withAgency={withAgency ?? false} />
      {(before !== null || older) && (
        <div className={styles.pages}>
          {before !== null && (
            <ButtonLink variant="default" size="xs" href={path}>
              {t('newest')}
            </ButtonLink>
          )}
          {older && (
            <ButtonLink
              variant="default"
              size="xs"
              href={`${path}${path.includes('?') ? '&' : '?'}antes=${older.id}`}
            >
              {t('older')}
            </ButtonLink>
          )}
        </div>
      )}
    </SectionCard>
  );
}
