import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { recordWords } from '@/app/_features/events/record-words';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { readOrNotFound } from '@/app/_features/pages/read-or-not-found';
import { ClientMessages } from '@/app/_ui/client-messages';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { NotInRole } from '@/app/(portal)/_roles/not-in-role';
import { UnderReview } from '@/app/(portal)/_roles/under-review';
import { agencyGate } from '@/app/(portal)/_shell/gate';
import { PortalNotFound } from '@/app/(portal)/_shell/portal-not-found';
import type { FreeTalent } from '@/lib/convocatories/candidates/queries';
import { suggestPeople } from '@/lib/convocatories/candidates/suggest-people';
import { can } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { formatDateRange, isoDateInZone } from '@/lib/core/dates';
import { fullName } from '@/lib/core/full-name';
import { formatMoney } from '@/lib/core/money';
import { eventPath } from '@/lib/core/paths';
import { PHOTO } from '@/lib/core/states';
import { findTrackRecords } from '@/lib/event-day/track-record/queries';
import { isClosed } from '@/lib/events/rules';
import { allowanceLeft } from '@/lib/identity/limits/spend-allowance';
import { seesPool } from '@/lib/talents/policy';
import { ageOn } from '@/lib/talents/rules';
import { type EventNeed, type LoadedEvent, loadEvent } from '../../load-event';
import { sectionHref } from '../../sections';
import { PublishAll } from './publish-all';

type Props = { params: Promise<{ id: string; name: string }> };

/** So many of those who are suggested for a role are shown one by one; the others can be called all the same. */
const SHOWN = 40;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('events.publishAll');
  return { title: t('title') };
}

/** Every role of the event that has no call yet, with who is suggested for it: published and called by one press. */
export default pageOrNotFound(PortalNotFound, async function PublishAllPage({ params }: Props) {
  const [{ id }, { actor, account }] = await Promise.all([params, agencyGate()]);
  const { event, needs } = await readOrNotFound(() => loadEvent(id));
  const path = eventPath(event.id, event.name);
  const back = sectionHref(path, 'convocatorias');
  if (!can(actor, 'runEvents')) return <NotInRole account={account} ability="callTalents" back={back} />;
  const t = await getTranslations('events.publishAll');
  const uncalled = isClosed(event.stateId) ? [] : needs.filter((need) => need.calls === 0);
  return (
    <ClientMessages namespaces={['events.publishAll']}>
      <PageHeader
        title={t('title')}
        breadcrumbs={[
          { label: (await getTranslations('events.list'))('title'), href: '/eventos' },
          { label: event.name, href: path },
        ]}
        subtitle={t('subtitle')}
      />
      {!seesPool(actor) ? (
        <SectionCard>
          <UnderReview account={account} />
        </SectionCard>
      ) : uncalled.length > 0 ? (
        <Roles actor={actor} event={event} needs={uncalled} back={back} />
      ) : (
        <SectionCard>
          <EmptyState
            title={t('none')}
            text={t('noneHint')}
            action={<ButtonLink href={back}>{t('back')}</ButtonLink>}
          />
        </SectionCard>
      )}
    </ClientMessages>
  );
});

type RolesProps = {
  actor: Actor;
  event: LoadedEvent['event'];
  needs: readonly EventNeed[];
  back: string;
};

async function Roles({ actor, event, needs, back }: RolesProps) {
  const [t, words, suggested, mails] = await Promise.all([
    getTranslations('events.publishAll'),
    getTranslations('events'),
    suggestPeople(actor, event, needs),
    allowanceLeft(actor, 'mail'),
  ]);
  const records = await findTrackRecords(
    actor,
    [...suggested.values()].flatMap(({ people }) => people.slice(0, SHOWN).map(({ id }) => id)),
  );
  const record = recordWords(await getTranslations('events.record'));
  const today = isoDateInZone(new Date(), event.timeZone);
  const person = (talent: FreeTalent) => ({
    id: talent.id,
    name: fullName(talent),
    gender: talent.gender,
    photo: talent.photoStateId === PHOTO.APPROVED ? talent.photoFileId : null,
    facts: [
      talent.birthdate && words('talents.years', { count: ageOn(talent.birthdate, today) }),
      talent.cityName,
      record.short(records.get(talent.id)),
    ]
      .filter(Boolean)
      .join(' · '),
  });
  return (
    <PublishAll
      back={back}
      mails={mails}
      roles={needs.map((need) => {
        const { people, busy } = suggested.get(need.id) ?? { people: [], busy: 0 };
        return {
          id: need.id,
          title: words(`publish.${need.gender}`, { profile: need.profileName, count: need.quantity }),
          facts: t('facts', {
            dates: formatDateRange(need.startDate, need.endDate, event.timeZone),
            pay: formatMoney(need.budget, event.currencyCode),
          }),
          quantity: need.quantity,
          people: people.slice(0, SHOWN).map(person),
          further: people.slice(SHOWN).map((talent) => ({ id: talent.id, name: fullName(talent) })),
          busy,
        };
      })}
    />
  );
}
