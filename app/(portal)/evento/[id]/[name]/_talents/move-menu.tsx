'use client';

import { Menu } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconClockPause, IconX } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useMessageText } from '@/app/_ui/form/use-message-text';
import { CONVOCATED } from '@/lib/core/states';
import type { BoardTalent } from './board';
import { obstacleTo } from './obstacle-to';
import styles from './talents.module.css';

const MOVES = [
  { stateId: CONVOCATED.CONFIRMED, text: 'confirm', icon: IconCheck },
  { stateId: CONVOCATED.RESERVE, text: 'reserve', icon: IconClockPause },
  { stateId: CONVOCATED.DISCARDED, text: 'discard', icon: IconX },
  { stateId: CONVOCATED.CALLED, text: 'undo', icon: IconArrowBackUp },
] as const;

type Props = {
  talent: BoardTalent;
  /** The button that opened it. */
  target: HTMLElement;
  onMove: (talent: BoardTalent, stateId: number, button: string) => Promise<void>;
  onClose: () => void;
};

/** Every state that a decided talent can be given, each in words; one that cannot be given says why. */
export default function MoveMenu({ talent, target, onMove, onClose }: Props) {
  const t = useTranslations('events.talents');
  const text = useMessageText();
  const { top, left, width, height } = target.getBoundingClientRect();
  const place = { top: top + window.scrollY, left: left + window.scrollX, width, height };
  const close = () => {
    target.focus({ preventScroll: true });
    onClose();
  };
  return (
    <Menu opened onClose={close} position="bottom-end">
      <Menu.Target>
        <button
          type="button"
          className={styles.anchor}
          style={place}
          tabIndex={-1}
          aria-hidden
          aria-label={t('movesOf', { name: talent.name })}
        />
      </Menu.Target>
      <Menu.Dropdown>
        {MOVES.filter(({ stateId }) => stateId !== talent.stateId).map(
          ({ stateId, text: word, icon: Icon }) => {
            const obstacle = obstacleTo(talent, stateId);
            return (
              <Menu.Item
                key={stateId}
                leftSection={<Icon size={16} stroke={1.5} aria-hidden />}
                disabled={obstacle !== null}
                onClick={() => void onMove(talent, stateId, 'move')}
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
