'use client';

import type { useTranslations } from 'next-intl';
import { memo } from 'react';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import { Link } from '@/app/_ui/link';
import { RowButton } from '@/app/_ui/list/row-button';
import { TalentPhoto } from '@/app/_ui/photos/talent-photo';
import { groupOf } from '@/lib/convocatories/event-talents/rules';
import { eventTalentPath } from '@/lib/core/paths';
import { CONVOCATED } from '@/lib/core/states';
import { ANSWER_TONES } from '../answer-tones';
import type { BoardTalent } from '../board';
import { obstacleTo } from '../obstacle-to';
import { PlacePapers } from '../place-papers';
import type { TalentTools } from '../use-talent-tools';
import styles from './talent-columns.module.css';

type Props = {
  talent: BoardTalent;
  event: { readonly id: string; readonly name: string };
  /** Texts come from the board: a card of a hundred does not look them up anew. */
  t: ReturnType<typeof useTranslations<'events.talents'>>;
  /** Null for who takes no decisions. */
  tools: TalentTools | null;
  /** What is being done to this talent. */
  busy: string | null;
  /** Why what was tried was not done. */
  problem: string | null;
  /** Opens the talent's links; null for who may not share any. */
  onLinks: ((talent: BoardTalent) => void) | null;
};

/** A called talent on the board: who it is, what stands in its way, the next step, and a menu with all others. */
export const TalentCard = memo(function TalentCard(props: Props) {
  const { talent, event, t, tools, busy, problem, onLinks } = props;
  const { name, answer, papers, stateId } = talent;
  const group = groupOf(talent);
  const open = group === 'decide' || group === 'reserve' || group === 'waiting';
  const confirmable =
    (group === 'decide' || group === 'reserve') && !obstacleTo(talent, CONVOCATED.CONFIRMED);
  // The column says it of the others.
  const told = group === 'reserve' || answer === 'MAYBE' || answer === 'WITHDRAWN';
  return (
    <article className={styles.card} aria-labelledby={`talento-${talent.convocatedId}`}>
      <div className={styles.who}>
        <div className={styles.photo}>
          <TalentPhoto fileId={talent.photo ?? null} gender={talent.gender} alt="" sizes="44px" />
        </div>
        <div className={styles.words}>
          <Link
            href={eventTalentPath(event.id, event.name, talent.talentId)}
            className={styles.name}
            id={`talento-${talent.convocatedId}`}
            draggable={false}
          >
            {name}
          </Link>
          <p className={styles.facts}>{talent.facts}</p>
          <p className={styles.facts}>{talent.since}</p>
          {talent.byHandSince && <p className={styles.facts}>{t('byHand', { when: talent.byHandSince })}</p>}
          {talent.record && <p className={styles.record}>{talent.record}</p>}
        </div>
      </div>
      {stateId === CONVOCATED.CONFIRMED ? (
        <p className={styles.badge}>
          <SoftBadge tone="green">{t('confirmedBadge', { gender: talent.gender })}</SoftBadge>
        </p>
      ) : (
        told && (
          <p className={styles.badge}>
            <SoftBadge tone={ANSWER_TONES[answer]}>{t(`answer.${answer}`)}</SoftBadge>
          </p>
        )
      )}
      {papers && <PlacePapers papers={papers} name={name} />}
      {talent.bookedElsewhere && open && <p className={styles.conflict}>{t('booked')}</p>}
      {talent.disowned ? (
        <p className={styles.note}>{t('disowned')}</p>
      ) : (
        talent.saidOutside && answer === 'NONE' && <p className={styles.note}>{t('saidOutside')}</p>
      )}
      {talent.replyNote && <p className={styles.note}>{t('note', { note: talent.replyNote })}</p>}
      {(tools || onLinks) && (
        <div className={styles.actions}>
          {tools && confirmable && (
            <RowButton
              icon="check"
              pending={busy === 'confirm'}
              onClick={() => void tools.decide(talent, CONVOCATED.CONFIRMED, 'confirm')}
            >
              {t('confirm')}
            </RowButton>
          )}
          {tools && talent.waits && (
            <RowButton
              variant="subtle"
              pending={busy === 'remind'}
              aria-label={t('remindOf', { name })}
              onClick={() => void tools.remind(talent)}
            >
              {t('remind')}
            </RowButton>
          )}
          {tools ? (
            <RowButton
              icon="dots"
              square
              className={styles.menu ?? ''}
              aria-label={t('movesOf', { name })}
              aria-haspopup="menu"
              pending={busy === 'move'}
              onClick={({ currentTarget }) => tools.openMoves(talent, currentTarget)}
            />
          ) : (
            onLinks && (
              <RowButton
                variant="subtle"
                icon="link"
                aria-label={t('linksOf', { name })}
                onClick={() => onLinks(talent)}
              >
                {t('links')}
              </RowButton>
            )
          )}
        </div>
      )}
      {problem && (
        <p className={styles.conflict} role="alert">
          {problem}
        </p>
      )}
    </article>
  );
});
