'use client';

import { Button, Tooltip } from '@mantine/core';
import { IconCheck, IconClockPause, IconX } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useMessageText } from '@/app/_ui/form/use-message-text';
import { whyNotDecide } from '@/lib/convocatories/rules';
import { CONVOCATED } from '@/lib/core/states';
import type { BoardTalent } from './board';
import { MoveMenu } from './move-menu';
import styles from './talents.module.css';
import { useDecide } from './use-decide';

const DECISIONS = [
  { stateId: CONVOCATED.CONFIRMED, text: 'confirm', icon: IconCheck },
  { stateId: CONVOCATED.RESERVE, text: 'reserve', icon: IconClockPause },
  { stateId: CONVOCATED.DISCARDED, text: 'discard', icon: IconX },
] as const;

/**
 * Confirm, reserve or discard; the decision taken is pressed, and pressing it again takes it back. One that
 * cannot be taken says why, and stays reachable so that it can.
 */
export function DecisionButtons({ talent }: { talent: BoardTalent }) {
  const t = useTranslations('events.talents');
  const text = useMessageText();
  const { decide, pending, problem, explain } = useDecide(talent);
  const isConfirmed = talent.stateId === CONVOCATED.CONFIRMED;
  return (
    <div className={styles.decision}>
      <fieldset className={styles.buttons} aria-label={t('decideOn', { name: talent.name })}>
        {DECISIONS.filter(({ stateId }) => !isConfirmed || stateId !== CONVOCATED.CONFIRMED).map(
          ({ stateId, text: word, icon: Icon }) => {
            const taken = talent.stateId === stateId;
            const next = taken ? CONVOCATED.CALLED : stateId;
            const obstacle = whyNotDecide(talent, next);
            const reason = obstacle ? text(obstacle) : null;
            const button = (
              <Button
                key={word}
                size="xs"
                variant={taken ? 'filled' : 'default'}
                className={styles.button}
                leftSection={<Icon size={14} stroke={1.75} aria-hidden />}
                aria-pressed={taken}
                {...(reason ? { 'aria-disabled': true, 'data-blocked': true, 'data-disabled': !taken } : {})}
                loading={pending === stateId}
                onClick={() => (reason ? explain(reason) : void decide(stateId, next))}
              >
                {t(word)}
              </Button>
            );
            return reason ? (
              <Tooltip key={word} label={reason} events={{ hover: true, focus: true, touch: true }}>
                {button}
              </Tooltip>
            ) : (
              button
            );
          },
        )}
        {talent.stateId !== CONVOCATED.CALLED && <MoveMenu talent={talent} onMove={decide} />}
      </fieldset>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
