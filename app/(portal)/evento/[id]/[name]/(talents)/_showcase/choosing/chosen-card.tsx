import { getTranslations } from 'next-intl/server';
import { RowList } from '@/app/_ui/data/row-list';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { PersonAvatar } from '@/app/_ui/photos/person-avatar';
import type { ChosenTalent } from '@/lib/convocatories/showcase/choosing/chosen-talents';
import type { Selections } from '@/lib/convocatories/showcase/choosing/queries';
import { chosenOf, sumOf } from '@/lib/convocatories/showcase/choosing/rules';
import { photoUrl } from '@/lib/core/photo-url';
import { CONVOCATED } from '@/lib/core/states';

type Props = Pick<Selections, 'viewers' | 'talents' | 'opened'> & {
  /** The section's own address. */
  href: string;
  when: (date: Date) => string;
};

/** What the client chose: the newest that each person sent, or an earlier round as it was sent. */
export async function ChosenCard({ viewers, talents, opened, href, when }: Props) {
  const t = await getTranslations('events.choosing');
  const names = new Map(viewers.map(({ id, name }) => [id, name]));
  const title = opened
    ? t('earlierTitle', { number: opened.round.number, name: opened.round.viewerName })
    : t('sums');
  const toItem = ({ convocatedId, name, photo, roleName, stateId, marks }: ChosenTalent) => {
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
  };
  const shown = opened?.talents ?? talents;
  const asked = chosenOf(shown, opened?.round.quotas ?? []);
  return (
    <SectionCard
      title={title}
      description={
        opened
          ? [
              t('earlierText', { when: when(opened.round.sentAt) }),
              ...asked.map((quota) => t('quota', quota)),
            ].join(' · ')
          : t('sumsText')
      }
      flush
      actions={
        opened && (
          <ButtonLink variant="default" size="xs" href={href} scroll={false}>
            {t('newest')}
          </ButtonLink>
        )
      }
    >
      <RowList whole label={title} items={shown.map(toItem)} />
    </SectionCard>
  );
}
