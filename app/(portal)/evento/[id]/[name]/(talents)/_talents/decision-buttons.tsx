'use client';

import type { useTranslations } from 'next-intl';
import { RowButton } from '@/app/_ui/list/row-button';
import type { RowIconName } from '@/app/_ui/list/row-icons';
import { CONVOCATED } from '@/lib/core/states';
import type { BoardTalent } from './board';
import { obstacleTo } from './obstacle-to';
import styles from './talents.module.css';
import type { TalentTools } from './use-talent-tools';

const DECISIONS = [
  { stateId: CONVOCATED.CONFIRMED, text: 'confirm', icon: 'check' },
  { stateId: CONVOCATED.RESERVE, text: 'reserve', icon: 'pause' },
  { stateId: CONVOCATED.DISCARDED, text: 'discard', icon: 'cross' },
] as const satisfies readonly { stateId: number; text: string; icon: RowIconName }[];

type Props = {
  talent: BoardTalent;
  t: ReturnType<typeof useTranslations<'events.talents'>>;
  message: (key: string) => string;
  tools: TalentTools;
  busy: string | null;
  problem: string | null;
};

/**
 * Confirm, reserve or discard; the decision taken is pressed, and pressing it again takes it back. One that
 * cannot be taken says why, and stays reachable so that it can.
 */
export function DecisionButtons({ talent, t, message, tools, busy, problem }: Props) {
  const { name, stateId: current } = talent;
  const offered =
    current === CONVOCATED.CONFIRMED
      ? DECISIONS.filter(({ stateId }) => stateId !== CONVOCATED.CONFIRMED)
      : DECISIONS;
  return (
    <div className={styles.decision}>
      <fieldset className={styles.buttons} aria-label={t('decideOn', { name })}>
        {offered.map(({ stateId, text, icon }) => {
          const taken = current === stateId;
          const next = taken ? CONVOCATED.CALLED : stateId;
          const obstacle = obstacleTo(talent, next);
          const reason = obstacle && message(obstacle);
          return (
            <RowButton
              key={stateId}
              variant={taken ? 'filled' : 'default'}
              icon={icon}
              className={styles.button ?? ''}
              aria-pressed={taken}
              blocked={reason}
              pending={busy === text}
              onClick={() => (reason ? tools.explain(talent, reason) : void tools.decide(talent, next, text))}
            >
              {t(text)}
            </RowButton>
          );
        })}
        {current !== CONVOCATED.CALLED && (
          <RowButton
            icon="dots"
            square
            className={styles.moves ?? ''}
            aria-label={t('movesOf', { name })}
            aria-haspopup="menu"
            pending={busy === 'move'}
            onClick={({ currentTarget }) => tools.openMoves(talent, currentTarget)}
          />
        )}
      </fieldset>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
