'use client';

import { Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { SoftBadge, type Tone } from '@/app/_ui/data/soft-badge';
import { TalentPhoto } from '@/app/_ui/photos/talent-photo';
import { whyNotRecordOutside } from '@/lib/convocatories/rules';
import { CONVOCATED } from '@/lib/core/states';
import { AskButtons } from './ask-buttons';
import { answerOf, type BoardTalent, groupOf } from './board';
import { DecisionButtons } from './decision-buttons';
import { PlacePapers } from './place-papers';
import styles from './talents.module.css';

const TONES: Readonly<Record<ReturnType<typeof answerOf>, Tone>> = {
  YES: 'green',
  MAYBE: 'yellow',
  NONE: 'gray',
  NO: 'red',
  WITHDRAWN: 'red',
};

/** Still to be confirmed: whom a booking elsewhere stands in the way of. */
const isWanted = (talent: BoardTalent) => ['decide', 'reserve', 'waiting'].includes(groupOf(talent));

type Props = {
  talent: BoardTalent;
  editable: boolean;
  /** Opens the talent's links; null for who may not share any. */
  onLinks: ((talent: BoardTalent) => void) | null;
};

/** A called talent: who it is, what it answered, its papers, and the agency's decision. */
export function TalentRow({ talent, editable, onLinks }: Props) {
  const t = useTranslations('events.talents');
  const answer = answerOf(talent);
  return (
    <li className={styles.row}>
      <Link href={talent.href} className={styles.photo} aria-label={t('view', { name: talent.name })}>
        <TalentPhoto fileId={talent.photo} gender={talent.gender} alt="" sizes="64px" />
      </Link>
      <div className={styles.who}>
        <Link href={talent.href} className={styles.name} id={`talento-${talent.convocatedId}`}>
          {talent.name}
        </Link>
        <p className={styles.facts}>{talent.facts.join(' · ')}</p>
        <PlacePapers talent={talent} />
      </div>
      <div className={styles.answer}>
        {talent.stateId === CONVOCATED.CONFIRMED ? (
          <SoftBadge tone="green">{t('confirmedBadge', { gender: talent.gender })}</SoftBadge>
        ) : (
          <SoftBadge tone={TONES[answer]}>{t(`answer.${answer}`)}</SoftBadge>
        )}
        <p className={styles.since}>{talent.since}</p>
        {talent.bookedElsewhere && isWanted(talent) && <p className={styles.conflict}>{t('booked')}</p>}
        {talent.disownedAt ? (
          <p className={styles.note}>{t('disowned')}</p>
        ) : (
          talent.saidYesOutsideAt && answer === 'NONE' && <p className={styles.note}>{t('saidOutside')}</p>
        )}
        {talent.replyNote && <p className={styles.note}>{t('note', { note: talent.replyNote })}</p>}
      </div>
      {(editable || onLinks) && (
        <div className={styles.actions}>
          {editable && <DecisionButtons talent={talent} />}
          {editable && whyNotRecordOutside(talent) === null && <AskButtons talent={talent} />}
          {onLinks && (
            <Button
              variant="subtle"
              color="ink"
              size="xs"
              leftSection={<IconLink size={14} stroke={1.5} aria-hidden />}
              aria-label={t('linksOf', { name: talent.name })}
              onClick={() => onLinks(talent)}
            >
              {t('links')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
