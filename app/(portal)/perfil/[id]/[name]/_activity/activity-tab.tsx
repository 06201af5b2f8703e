import { getTranslations } from 'next-intl/server';
import { ActivityLog } from '@/app/_features/activity/activity-log';
import type { SearchParams } from '@/app/_ui/list/list-query';
import type { AgencyDetail } from '@/lib/agencies/queries';
import type { AgencyActor } from '@/lib/core/actor';
import { sectionHref } from '../sections';

type Props = { actor: AgencyActor; agency: AgencyDetail; query: SearchParams };

/** What was done in the agency, by whom and when. */
export async function ActivityTab({ actor, agency, query }: Props) {
  const t = await getTranslations('profile.activity');
  return (
    <ActivityLog
      actor={actor}
      of={{ agencyId: agency.id }}
      title={t('title')}
      description={t('text')}
      path={sectionHref(agency, 'actividad')}
      query={query}
    />
  );
}
