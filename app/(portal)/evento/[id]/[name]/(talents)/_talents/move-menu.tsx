'use client';

import { Menu } from '@mantine/core';
import {
  IconArrowBackUp,
  IconBell,
  IconCheck,
  IconClockPause,
  IconLink,
  IconMessageCheck,
  IconX,
} from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useMessageText } from '@/app/_ui/form/use-message-text';
import { CONVOCATED } from '@/lib/core/states';
import type { BoardTalent } from './board';
import { obstacleTo } from './obstacle-to';
import styles from './talents.module.css';
import type { TalentTools } from './use-talent-tools';

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
  tools: TalentTools;
  /** On the board, whose cards have no buttons for the rest, everything that can be done with a talent. */
  whole: boolean;
  onLinks: (talent: BoardTalent) => void;
  onClose: () => void;
};

/** Every state that a talent can be given, each in words; one that cannot be given stays reachable and says why. */
export default function MoveMenu({ talent, target, tools, whole, onLinks, onClose }: Props) {
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
                {...(obstacle
                  ? { 'aria-disabled': true, className: styles.blocked ?? '', closeMenuOnClick: false }
                  : { onClick: () => void tools.decide(talent, stateId, 'move') })}
              >
                {t(word)}
                {obstacle && <span className={styles.whyNot}>{text(obstacle)}</span>}
              </Menu.Item>
            );
          },
        )}
        {whole && <Menu.Divider />}
        {whole && talent.waits && (
          <Menu.Item
            leftSection={<IconBell size={16} stroke={1.5} aria-hidden />}
            onClick={() => void tools.remind(talent)}
          >
            {t('remind')}
          </Menu.Item>
        )}
        {whole && talent.waits && !talent.saidOutside && (
          <Menu.Item
            leftSection={<IconMessageCheck size={16} stroke={1.5} aria-hidden />}
            onClick={() => void tools.tellOutside(talent)}
          >
            {t('outside')}
          </Menu.Item>
        )}
        {whole && (
          <Menu.Item
            leftSection={<IconLink size={16} stroke={1.5} aria-hidden />}
            onClick={() => onLinks(talent)}
          >
            {t('links')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
