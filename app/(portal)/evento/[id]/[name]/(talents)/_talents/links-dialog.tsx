'use client';

import { Modal } from '@mantine/core';
import { useTranslations } from 'next-intl';
import text from '@/app/_ui/theme/text.module.css';
import type { BoardTalent } from './board';
import { LinkItem } from './link-item';
import { type LinkedEvent, linkRows } from './link-rows';
import styles from './links.module.css';

type Props = { talent: BoardTalent; event: LinkedEvent; onClose: () => void };

/** The links of one talent: to copy, to send by WhatsApp, to take back. */
export default function LinksDialog({ talent, event, onClose }: Props) {
  const t = useTranslations('events.links');
  return (
    <Modal opened onClose={onClose} title={t('title', { name: talent.name })} size="lg">
      <p className={styles.hint}>{t('hint')}</p>
      <ul className={text.list}>
        {linkRows(talent, event).map((row) => (
          <LinkItem key={row.purpose} row={row} talent={talent} event={event} />
        ))}
      </ul>
    </Modal>
  );
}
