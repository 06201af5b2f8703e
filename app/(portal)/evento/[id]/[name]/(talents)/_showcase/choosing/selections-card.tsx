import { getTranslations } from 'next-intl/server';
import { RowList } from '@/app/_ui/data/row-list';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { findClientPeople } from '@/lib/convocatories/showcase/choosing/client-people';
import {
  type EarlierRound,
  readSelections,
  type ShowcaseViewer,
} from '@/lib/convocatories/showcase/choosing/queries';
import { isSamePerson } from '@/lib/convocatories/showcase/choosing/rules';
import { readVisits, type Visits } from '@/lib/convocatories/showcase/choosing/visits';
import type { Actor } from '@/lib/core/actor';
import { formatDateTime } from '@/lib/core/dates';
import { eventPath } from '@/lib/core/paths';
import type { LoadedEvent } from '../../../load-event';
import { sectionHref } from '../../../sections';
import { ChosenCard } from './chosen-card';
import { InviteButton } from './invite-button';
import styles from './selections-card.module.css';
import { ViewerActions } from './viewer-actions';

type Props = Pick<LoadedEvent, 'event'> & {
  actor: Actor;
  editable: boolean;
  /** The earlier round that the address asks for. */
  asked: string | undefined;
};

/** Who of the client chooses among the shown talents, what they sent, and what comes of it. */
export async function SelectionsCard({ actor, event, editable, asked }: Props) {
  const [selections, visits, people, t] = await Promise.all([
    readSelections(actor, event.id, asked),
    readVisits(actor, event.id),
    editable ? findClientPeople(actor, event.id) : [],
    getTranslations('events.choosing'),
  ]);
  const { viewers, talents, earlier, opened } = selections;
  const href = sectionHref(eventPath(event.id, event.name), 'vitrina');
  const when = (date: Date) => formatDateTime(date, event.timeZone);
  const choosing = (one: { name: string; email: string | null }) =>
    viewers.some((viewer) => viewer.revokedAt === null && isSamePerson(viewer, one));
  const toViewer = (viewer: ShowcaseViewer) => {
    const { id, name, email, openedAt, revokedAt, files, marked, waits, sent } = viewer;
    const person = people.find((one) => isSamePerson(one, viewer));
    const chosen = talents.flatMap(({ convocatedId, name: talent, marks }) => {
      const own = marks.find(({ viewerId }) => viewerId === id);
      return own ? [{ id: convocatedId, name: talent, mark: own.mark }] : [];
    });
    return {
      id,
      title: name,
      detail: [
        email,
        openedAt && t('opened', { when: when(openedAt) }),
        openedAt || sent ? null : t('neverOpened'),
        ...visitWords(visits.get(id), t),
        sent?.sentAt && t('sentAt', { when: when(sent.sentAt), number: sent.number }),
        sent?.appliedAt && t('appliedAt', { when: when(sent.appliedAt) }),
        !revokedAt && !waits && sent ? t('choosesAgain') : null,
        !revokedAt && marked > 0 ? t('marked', { count: marked }) : null,
        !revokedAt && files ? t(`files.${files}`) : null,
        revokedAt && t('revokedAt', { when: when(revokedAt) }),
      ],
      trailing: editable && (
        <ViewerActions
          viewer={{ id, name, phone: person?.phone ?? null, dialingCode: person?.dialingCode ?? '57' }}
          eventName={event.name}
          files={files}
          revoked={revokedAt !== null}
          waits={waits}
          selection={sent && { roundId: sent.id, applied: sent.appliedAt !== null, chosen }}
        />
      ),
    };
  };
  const toRound = ({ id, number, viewerName, sentAt, appliedAt }: EarlierRound) => ({
    id,
    title: viewerName,
    detail: [
      t('sentAt', { when: when(sentAt), number }),
      appliedAt && t('appliedAt', { when: when(appliedAt) }),
    ],
    trailing: (
      <ButtonLink
        variant="default"
        size="xs"
        href={`${href}&ronda=${id}`}
        scroll={false}
        aria-label={t('openEarlier', { number, name: viewerName })}
        aria-current={opened?.round.id === id ? 'true' : undefined}
      >
        {t('open')}
      </ButtonLink>
    ),
  });
  return (
    <div className={styles.cards}>
      <SectionCard
        title={t('title')}
        description={t('text')}
        flush
        actions={
          editable && (
            <InviteButton
              eventId={event.id}
              people={people.filter((one) => !choosing(one)).map(({ name, email }) => ({ name, email }))}
            />
          )
        }
      >
        {viewers.length > 0 && <RowList whole label={t('title')} items={viewers.map(toViewer)} />}
      </SectionCard>
      {(talents.length > 0 || opened) && (
        <ChosenCard viewers={viewers} talents={talents} opened={opened} href={href} when={when} />
      )}
      {earlier.length > 0 && (
        <SectionCard title={t('earlier')} description={t('earlierHint')} flush>
          <RowList whole label={t('earlier')} items={earlier.map(toRound)} />
        </SectionCard>
      )}
    </div>
  );
}

type Words = Awaited<ReturnType<typeof getTranslations<'events.choosing'>>>;

/** How often and how long it looked, and whom it opened most. */
const visitWords = (visits: Visits | undefined, t: Words): string[] =>
  visits
    ? [
        t('visits', { count: visits.count, minutes: Math.round(visits.seconds / 60) }),
        ...(visits.opened.length > 0
          ? [
              t('enlarged', {
                names: visits.opened
                  .map(({ name, times }) => (times > 1 ? `${name} (${times})` : name))
                  .join(', '),
              }),
            ]
          : []),
      ]
    : [];
