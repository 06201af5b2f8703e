'use client';

import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconClockPause, IconDots, IconX } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useMessageText } from '@/app/_ui/form/use-message-text';
import { whyNotDecide } from '@/lib/convocatories/rules';
import { CONVOCATED } from '@/lib/core/states';
import type { BoardTalent } from './board';
import styles from './talents.module.css';

const MOVES = [
  { stateId: CONVOCATED.CONFIRMED, text: 'confirm', icon: IconCheck },
  { stateId: CONVOCATED.RESERVE, text: 'reserve', icon: IconClockPause },
  { stateId: CONVOCATED.DISCARDED, text: 'discard', icon: IconX },
  { stateId: CONVOCATED.CALLED, text: 'undo', icon: IconArrowBackUp },
] as const;

type Props = { talent: BoardTalent; onMove: (button: number, stateId: number) => Promise<void> };

/** Every state that a decided talent can be given, each in words; one that cannot be given says why. */
export function MoveMenu({ talent, onMove }: Props) {
  const t = useTranslations('events.talents');
  const text = useMessageText();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="default"
          size={30}
          className={styles.moves}
          aria-label={t('movesOf', { name: talent.name })}
        >
          <IconDots size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {MOVES.filter(({ stateId }) => stateId !== talent.stateId).map(
          ({ stateId, text: word, icon: Icon }) => {
            const obstacle = whyNotDecide(talent, stateId);
            return (
              <Menu.Item
                key={stateId}
                leftSection={<Icon size={16} stroke={1.5} aria-hidden />}
                disabled={obstacle !== null}
                onClick={() => void onMove(stateId, stateId)}
              >
                {t(word)}
                {obstacle && <span className={styles.whyNot}>{text(obstacle)}</span>}
              </Menu.Item>
            );
          },
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
