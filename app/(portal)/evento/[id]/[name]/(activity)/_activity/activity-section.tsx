import { getTranslations } from 'next-intl/server';
import { ActivityList } from '@/app/_features/activity/activity-list';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { SearchParams } from '@/app/_ui/list/list-query';
import { listActivity } from '@/lib/agencies/activity/queries';
import { findEventTalentNames } from '@/lib/convocatories/event-talents/queries';
import type { Actor } from '@/lib/core/actor';
import { isUuid } from '@/lib/core/ids';
import type { LoadedEvent } from '../../load-event';
import { sectionHref } from '../../sections';
import styles from './activity.module.css';
import { entryDescriber } from './describe-entry';
import { groupEntries } from './group-entries';

const PER_PAGE = 100;

type Props = { actor: Actor; loaded: LoadedEvent; path: string; query: SearchParams };

/** What happened to the event, newest first; older entries by an address of their own. */
export async function ActivitySection({ actor, loaded, path, query }: Props) {
  const { event, calls } = loaded;
  const before =
    typeof query.antes === 'string' && /^\d{1,15}$/.test(query.antes) ? Number(query.antes) : null;
  const found = await listActivity(actor, {
    eventId: event.id,
    limit: PER_PAGE + 1,
    ...(before === null ? {} : { after: before }),
  });
  const entries = found.slice(0, PER_PAGE);
  const talentIds = entries.map(({ detail }) => detail?.talentId).filter(isTalentId);
  const [t, tell] = await Promise.all([
    getTranslations('events.activity'),
    entryDescriber({
      talents: await findEventTalentNames(actor, event.id, talentIds),
      calls: new Map(calls.map((call) => [call.id, call.code])),
    }),
  ]);
  const here = sectionHref(path, 'actividad');
  const last = entries.at(-1);
  return (
    <SectionCard>
      <ActivityList entries={groupEntries(entries)} tell={tell} timeZone={event.timeZone} />
      <div className={styles.pages}>
        {before !== null && (
          <ButtonLink variant="default" size="xs" href={here}>
            {t('newest')}
          </ButtonLink>
        )}
        {last && found.length > PER_PAGE && (
          <ButtonLink variant="default" size="xs" href={`${here}&antes=${last.id}`}>
            {t('older')}
          </ButtonLink>
        )}
      </div>
    </SectionCard>
  );
}

const isTalentId = (id: unknown): id is string => typeof id === 'string' && isUuid(id);
