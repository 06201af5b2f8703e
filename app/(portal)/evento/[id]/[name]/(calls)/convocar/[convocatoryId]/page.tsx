import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { recordWords } from '@/app/_features/events/record-words';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { readOrNotFound } from '@/app/_features/pages/read-or-not-found';
import { ClientMessages } from '@/app/_ui/client-messages';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { readList, type SearchParams } from '@/app/_ui/list/list-query';
import { NotInRole } from '@/app/(portal)/_roles/not-in-role';
import { UnderReview } from '@/app/(portal)/_roles/under-review';
import { agencyGate } from '@/app/(portal)/_shell/gate';
import { PortalNotFound } from '@/app/(portal)/_shell/portal-not-found';
import { byFitness, listCandidates } from '@/lib/convocatories/candidates/queries';
import { findWavesOfEvent, type WavePlanDetail } from '@/lib/convocatories/waves/queries';
import { awakeFrom } from '@/lib/convocatories/waves/timing';
import { can } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { isoDateInZone } from '@/lib/core/dates';
import { fullName } from '@/lib/core/full-name';
import { eventPath } from '@/lib/core/paths';
import { CONVOCATORY, PHOTO } from '@/lib/core/states';
import { findTrackRecords } from '@/lib/event-day/track-record/queries';
import { isClosed } from '@/lib/events/rules';
import { countSearch } from '@/lib/identity/limits/count-search';
import { seesPool } from '@/lib/talents/policy';
import { ageOn, isMinor } from '@/lib/talents/rules';
import { listSavedSearches } from '@/lib/talents/saved-searches/queries';
import type { TalentSearch } from '@/lib/talents/search/inputs';
import { loadTools } from '../../../_edit/load-tools';
import { type LoadedEvent, loadEvent } from '../../../load-event';
import { sectionHref } from '../../../sections';
import { wishesOf } from '../../_calls/wishes';
import type { WavesToGo } from './call-in-waves';
import { CandidatePicker } from './candidate-picker';
import { CandidateProfile } from './candidate-profile';
import { CANDIDATE_LIST } from './candidate-query';
import { marksOf } from './marks';

type Props = {
  params: Promise<{ id: string; name: string; convocatoryId: string }>;
  searchParams: Promise<SearchParams>;
};

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('events.picker');
  return { title: t('title') };
}

/** Who could be called: of the call's profile and gender, those who fit and are free first. */
export default pageOrNotFound(PortalNotFound, async function PickerPage({ params, searchParams }: Props) {
  const [{ id, convocatoryId }, query, { actor, account }] = await Promise.all([
    params,
    searchParams,
    agencyGate(),
  ]);
  const { event, calls } = await readOrNotFound(() => loadEvent(id));
  const call = calls.find((one) => one.id === convocatoryId);
  if (!call) notFound();
  const path = eventPath(event.id, event.name);
  const back = sectionHref(path, 'convocatorias');
  if (!can(actor, 'runEvents')) return <NotInRole account={account} ability="callTalents" back={back} />;
  const [t, summary] = await Promise.all([
    getTranslations('events.picker'),
    getTranslations('events.summary'),
  ]);
  const open = call.stateId === CONVOCATORY.OPEN && !isClosed(event.stateId);
  return (
    <ClientMessages namespaces={['events.picker', 'events.record', 'events.waves']}>
      <PageHeader
        title={t('title')}
        breadcrumbs={[
          { label: (await getTranslations('events.list'))('title'), href: '/eventos' },
          { label: event.name, href: path },
          { label: `${call.profileName}, ${call.code}`, href: back },
        ]}
        subtitle={t('subtitle', {
          profile: call.profileName,
          gender: summary(call.gender).toLowerCase(),
          confirmed: call.confirmed,
          wanted: call.quantity,
        })}
      />
      {!seesPool(actor) ? (
        <SectionCard>
          <UnderReview account={account} />
        </SectionCard>
      ) : open ? (
        <Candidates
          actor={actor}
          convocatoryId={call.id}
          event={event}
          back={back}
          query={query}
          call={call}
        />
      ) : (
        <SectionCard>
          <EmptyState
            title={t('closed')}
            text={t('closedHint')}
            action={<ButtonLink href={back}>{t('back')}</ButtonLink>}
          />
        </SectionCard>
      )}
    </ClientMessages>
  );
});

type CandidatesProps = {
  actor: Actor;
  convocatoryId: string;
  event: LoadedEvent['event'];
  back: string;
  query: SearchParams;
  call: LoadedEvent['calls'][number];
};

async function Candidates({ actor, convocatoryId, event, back, query, call }: CandidatesProps) {
  const [{ cities, options }, searches, waves, t] = await Promise.all([
    loadTools(),
    listSavedSearches(actor),
    findWavesOfEvent(actor, event.id),
    getTranslations('events'),
  ]);
  const calls = await getTranslations('events.calls');
  const saved = searches.find((search) => search.id === query.busqueda);
  const { filter, page, cut } = readList(CANDIDATE_LIST, query);
  await countSearch(actor, filter.search ?? saved?.filters.search);
  const { limit, after } = page;
  const read = await listCandidates(actor, convocatoryId, {
    ...(saved ? beyondTheCall(saved.filters) : {}),
    ...filter,
    ...(limit ? { limit } : {}),
    ...(after ? { after } : {}),
  });
  const { rows, pages } = cut(read);
  const found = rows.toSorted(byFitness);
  const records = await findTrackRecords(
    actor,
    found.map(({ id }) => id),
  );
  const record = recordWords(await getTranslations('events.record'));
  const seen = found.find((talent) => talent.id === query.ver);
  const now = new Date();
  const today = isoDateInZone(now, event.timeZone);
  const firstDay = isoDateInZone(event.startDate, event.timeZone);
  const candidates = found.map((talent) => ({
    id: talent.id,
    name: fullName(talent),
    gender: talent.gender,
    photo: talent.photoStateId === PHOTO.APPROVED ? talent.photoFileId : null,
    facts: [
      talent.birthdate && t('talents.years', { count: ageOn(talent.birthdate, today) }),
      isMinor(talent.birthdate, firstDay) && t('talents.minor'),
      talent.height === null ? t('picker.noHeight') : t('picker.height', { height: talent.height }),
      talent.cityName ?? t('picker.noCity'),
    ].filter((fact): fact is string => Boolean(fact)),
    busy: talent.busy,
    marks: marksOf(call, talent),
    record: record.short(records.get(talent.id)),
  }));
  return (
    <CandidatePicker
      convocatoryId={convocatoryId}
      candidates={candidates}
      // Only onwards: the part that fits has no end to be read backwards from.
      pages={{ ...pages, before: null }}
      choices={{
        cities: cities.map(({ id, label }) => ({ value: String(id), label })),
        languages: options.languages,
        searches: searches.map(({ id, name }) => ({ value: id, label: name })),
      }}
      wishes={[
        wishesOf(call, calls).length > 0 && t('picker.wishes', { wishes: wishesOf(call, calls).join(' · ') }),
        call.texture && t('picker.unsearched', { texture: call.texture.toLowerCase() }),
      ].filter((wish): wish is string => Boolean(wish))}
      waves={wavesToGo(waves.get(convocatoryId), call, event, now)}
      back={back}
      viewed={
        seen
          ? {
              id: seen.id,
              profile: (
                <CandidateProfile
                  actor={actor}
                  convocatoryId={convocatoryId}
                  talentId={seen.id}
                  record={records.get(seen.id)}
                />
              ),
            }
          : null
      }
    />
  );
}

/** The plan of waves that is open, or where a new one would begin. */
function wavesToGo(
  plans: readonly WavePlanDetail[] | undefined,
  call: LoadedEvent['calls'][number],
  { timeZone, startDate }: LoadedEvent['event'],
  now: Date,
): WavesToGo {
  const clock = { timeZone, startDate };
  const open = plans?.find(({ status }) => status === 'RUNNING' || status === 'PAUSED');
  return {
    clock,
    deadline: call.deadline ?? call.endDate,
    nextAt: open?.nextAt ?? awakeFrom(now, clock),
    open: open
      ? {
          id: open.id,
          revision: open.revision,
          sent: open.sent,
          size: open.size,
          hours: open.hours,
          people: open.people.flatMap(({ wave, talentId, name }) =>
            wave === null ? { id: talentId, name } : [],
          ),
        }
      : null,
  };
}

/** What a saved search asks for besides what the call says itself. */
function beyondTheCall({
  profileId: _,
  mainProfile: _main,
  gender: _gender,
  stateId: _state,
  ...rest
}: TalentSearch) {
  return rest;
}
