'use client';

import { Checkbox } from '@mantine/core';
import type { useTranslations } from 'next-intl';
import { memo } from 'react';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import { Link } from '@/app/_ui/link';
import { RowButton } from '@/app/_ui/list/row-button';
import { TalentPhoto } from '@/app/_ui/photos/talent-photo';
import { groupOf } from '@/lib/convocatories/event-talents/rules';
import { eventTalentPath } from '@/lib/core/paths';
import { CONVOCATED } from '@/lib/core/states';
import { ANSWER_TONES } from './answer-tones';
import type { BoardTalent } from './board';
import { DecisionButtons } from './decision-buttons';
import { PlacePapers } from './place-papers';
import styles from './talents.module.css';
import type { TalentTools } from './use-talent-tools';

/** Still to be confirmed: whom a booking elsewhere stands in the way of. */
const isWanted = (talent: BoardTalent) => ['decide', 'reserve', 'waiting'].includes(groupOf(talent));

type Props = {
  talent: BoardTalent;
  event: { readonly id: string; readonly name: string };
  /** Texts come from the board: a row of a hundred does not look them up anew. */
  t: ReturnType<typeof useTranslations<'events.talents'>>;
  message: (key: string) => string;
  /** Null for who takes no decisions. */
  tools: TalentTools | null;
  /** What is being done to this talent. */
  busy: string | null;
  /** Why what was pressed was not done. */
  problem: string | null;
  /** Opens the talent's links; null for who may not share any. */
  onLinks: ((talent: BoardTalent) => void) | null;
  /** Null for who takes no decisions. */
  onChoose: ((talent: BoardTalent) => void) | null;
  chosen: boolean;
};

/** A called talent: who it is, what it answered, its papers, and the agency's decision. */
export const TalentRow = memo(function TalentRow(props: Props) {
  const { talent, event, t, message, tools, busy, problem, onLinks, onChoose, chosen } = props;
  const { answer, name, papers } = talent;
  const href = eventTalentPath(event.id, event.name, talent.talentId);
  return (
    <li className={styles.row} data-chosen={chosen || undefined} data-choosable={onChoose ? true : undefined}>
      {onChoose && (
        <Checkbox
          size="xs"
          className={styles.choose}
          aria-label={t('many.choose', { name })}
          checked={chosen}
          onChange={() => onChoose(talent)}
        />
      )}
      <Link href={href} className={styles.photo} aria-label={t('view', { name })}>
        <TalentPhoto fileId={talent.photo ?? null} gender={talent.gender} alt="" sizes="64px" />
      </Link>
      <div className={styles.who}>
        <Link href={href} className={styles.name} id={`talento-${talent.convocatedId}`}>
          {name}
        </Link>
        <p className={styles.facts}>{talent.facts}</p>
        {talent.record && <p className={styles.record}>{talent.record}</p>}
        {papers && <PlacePapers papers={papers} name={name} />}
      </div>
      <div className={styles.answer}>
        {talent.stateId === CONVOCATED.CONFIRMED ? (
          <SoftBadge tone="green">{t('confirmedBadge', { gender: talent.gender })}</SoftBadge>
        ) : (
          <SoftBadge tone={ANSWER_TONES[answer]}>{t(`answer.${answer}`)}</SoftBadge>
        )}
        <p className={styles.since}>{talent.since}</p>
        {talent.byHandSince && <p className={styles.since}>{t('byHand', { when: talent.byHandSince })}</p>}
        {talent.bookedElsewhere && isWanted(talent) && <p className={styles.conflict}>{t('booked')}</p>}
        {talent.disowned ? (
          <p className={styles.note}>{t('disowned')}</p>
        ) : (
          talent.saidOutside && answer === 'NONE' && <p className={styles.note}>{t('saidOutside')}</p>
        )}
        {talent.replyNote && <p className={styles.note}>{t('note', { note: talent.replyNote })}</p>}
      </div>
      {(tools || onLinks) && (
        <div className={styles.actions}>
          {tools && (
            <DecisionButtons
              talent={talent}
              t={t}
              message={message}
              tools={tools}
              busy={busy}
              problem={problem}
            />
          )}
          {tools && talent.waits && (
            <>
              <RowButton
                variant="subtle"
                pending={busy === 'remind'}
                aria-label={t('remindOf', { name })}
                onClick={() => void tools.remind(talent)}
              >
                {t('remind')}
              </RowButton>
              {!talent.saidOutside && (
                <RowButton
                  variant="subtle"
                  aria-label={t('outsideOf', { name })}
                  onClick={() => void tools.tellOutside(talent)}
                >
                  {t('outside')}
                </RowButton>
              )}
            </>
          )}
          {onLinks && (
            <RowButton
              variant="subtle"
              icon="link"
              aria-label={t('linksOf', { name })}
              onClick={() => onLinks(talent)}
            >
              {t('links')}
            </RowButton>
          )}
        </div>
      )}
    </li>
  );
});
