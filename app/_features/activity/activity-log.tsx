import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { SearchParams } from '@/app/_ui/list/list-query';
import {
  type ActivityFilter,
  type ActivityPage,
  listActivity,
  listActivityPeople,
} from '@/lib/agencies/activity/queries';
import { ACTIVITY_KINDS, type ActivityKind } from '@/lib/agencies/activity/rules';
import { findActivitySubjects, subjectKey } from '@/lib/analytics/activity';
import type { Actor } from '@/lib/core/actor';
import { ActivityFilters } from './activity-filters';
import { ActivityList } from './activity-list';
import styles from './activity-log.module.css';
import { activityHref, readActivityQuery } from './activity-query';

const PER_PAGE = 30;
const KINDS = Object.keys(ACTIVITY_KINDS) as ActivityKind[];

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

/** The tax table is everybody's: nothing of it happens in one agency. */
const kindsOf = ({ agencyId }: Props['of']) => KINDS.filter((kind) => kind !== 'taxes' || !agencyId);

/** Everything that happened, newest first, or what one asks for of it; older entries by an address of their own. */
export async function ActivityLog({ actor, of, title, description, path, query, withAgency }: Props) {
  const asked = readActivityQuery(query);
  const { kind, personId, after } = asked;
  const filter: ActivityFilter & ActivityPage = {
    ...(personId ? { personId } : {}),
    ...of,
    ...(kind ? { kind } : {}),
    ...(after === null ? {} : { after }),
    limit: PER_PAGE + 1,
  };
  const [found, people, t] = await Promise.all([
    listActivity(actor, filter),
    of.agencyId ? listActivityPeople(actor, of.agencyId) : null,
    getTranslations('activity'),
  ]);
  const entries = found.slice(0, PER_PAGE);
  const subjects = await findActivitySubjects(actor, entries);
  const last = found.length > PER_PAGE ? entries.at(-1) : undefined;
  const hidden = entries.length === 0 && (kind !== null || personId !== null);
  return (
    <SectionCard title={title} description={description}>
      <div className={styles.filters}>
        <ActivityFilters
          kind={{
            label: t('filters.kind'),
            options: kindsOf(of).map((value) => ({ value, label: t(`kinds.${value}`) })),
          }}
          person={
            people
              ? {
                  label: t('filters.person'),
                  options: people.map(({ id, name }) => ({ value: id, label: name })),
                }
              : undefined
          }
        />
      </div>
      {hidden ? (
        <EmptyState compact title={t('none')} text={t('noneText')} />
      ) : (
        <ActivityList
          entries={entries}
          withAgency={withAgency ?? false}
          subjectOf={(entry) => subjects.get(subjectKey(entry))}
        />
      )}
      {(after !== null || last) && (
        <div className={styles.pages}>
          {after !== null && (
            <ButtonLink variant="default" size="xs" href={activityHref(path, asked, null)}>
              {t('newest')}
            </ButtonLink>
          )}
          {last && (
            <ButtonLink variant="default" size="xs" href={activityHref(path, asked, last.id)}>
              {t('older')}
            </ButtonLink>
          )}
        </div>
      )}
    </SectionCard>
  );
}
