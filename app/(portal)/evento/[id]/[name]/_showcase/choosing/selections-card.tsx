import { getTranslations } from 'next-intl/server';
import { RowList } from '@/app/_ui/data/row-list';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { PersonAvatar } from '@/app/_ui/photos/person-avatar';
import { readSelections, type ShowcaseViewer } from '@/lib/convocatories/showcase/choosing/queries';
import { sumOf } from '@/lib/convocatories/showcase/choosing/rules';
import type { Actor } from '@/lib/core/actor';
import { formatDateTime } from '@/lib/core/dates';
import { photoUrl } from '@/lib/core/photo-url';
import { CONVOCATED } from '@/lib/core/states';
import type { LoadedEvent } from '../../load-event';
import { InviteButton } from './invite-button';
import styles from './selections-card.module.css';
import { ViewerActions } from './viewer-actions';

type Props = Pick<LoadedEvent, 'event'> & { actor: Actor; editable: boolean };

/** Who of the client chooses among the shown talents, what they sent, and what comes of it. */
export async function SelectionsCard({ actor, event, editable }: Props) {
  const [{ viewers, talents }, t] = await Promise.all([
    readSelections(actor, event.id),
    getTranslations('events.choosing'),
  ]);
  const names = new Map(viewers.map(({ id, name }) => [id, name]));
  const when = (date: Date) => formatDateTime(date, event.timeZone);
  const toViewer = (viewer: ShowcaseViewer) => {
    const { id, name, email, openedAt, revokedAt, waits, sent } = viewer;
    const own = talents.filter(({ marks }) => marks.some(({ viewerId }) => viewerId === id));
    const chosen = own.map(({ convocatedId, name: talent, marks }) => ({
      id: convocatedId,
      name: talent,
      mark: marks.find(({ viewerId }) => viewerId === id)?.mark ?? null,
    }));
    return {
      id,
      title: name,
      detail: [
        email,
        openedAt ? t('opened', { when: when(openedAt) }) : t('neverOpened'),
        sent?.sentAt && t('sentAt', { when: when(sent.sentAt), number: sent.number }),
        sent?.appliedAt && t('appliedAt', { when: when(sent.appliedAt) }),
        !revokedAt && !waits && sent ? t('choosesAgain') : null,
        revokedAt && t('revokedAt', { when: when(revokedAt) }),
      ],
      trailing: editable && (
        <ViewerActions
          viewer={{ id, name }}
          eventName={event.name}
          revoked={revokedAt !== null}
          waits={waits}
          selection={sent && { roundId: sent.id, applied: sent.appliedAt !== null, chosen }}
        />
      ),
    };
  };
  return (
    <div className={styles.cards}>
      <SectionCard
        title={t('title')}
        description={t('text')}
        flush
        actions={editable && <InviteButton eventId={event.id} />}
      >
        {viewers.length > 0 && <RowList whole label={t('title')} items={viewers.map(toViewer)} />}
      </SectionCard>
      {talents.length > 0 && (
        <SectionCard title={t('sums')} description={t('sumsText')} flush>
          <RowList
            whole
            label={t('sums')}
            items={talents.map(({ convocatedId, name, photo, roleName, stateId, marks }) => {
              const { YES, MAYBE, NO } = sumOf(marks);
              return {
                id: convocatedId,
                title: name,
                detail: [
                  roleName,
                  stateId === CONVOCATED.CONFIRMED ? t('confirmed') : null,
                  ...marks.map(({ viewerId, mark, rank, comment }) =>
                    [
                      `${names.get(viewerId)}:`,
                      mark && (rank === null ? t(mark) : t('ranked', { place: rank })),
                      comment && `«${comment}»`,
                    ]
                      .filter(Boolean)
                      .join(' '),
                  ),
                ],
                lead: <PersonAvatar name={name} src={photo ? photoUrl(photo, 96) : null} />,
                trailing: (
                  <SoftBadge tone={YES > 0 ? 'green' : NO > 0 ? 'red' : 'yellow'}>
                    {t('sum', { yes: YES, maybe: MAYBE, no: NO })}
                  </SoftBadge>
                ),
              };
            })}
          />
        </SectionCard>
      )}
    </div>
  );
}
