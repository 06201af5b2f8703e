'use client';

import { Button, Group, Modal } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/app/_features/graphql/use-action';
import { OrderList } from '@/app/_ui/list/order-list';
import text from '@/app/_ui/theme/text.module.css';
import { ORDER_RESERVES } from '@/lib/convocatories/reserves/writes';
import type { BoardTalent } from './board';

type Props = {
  eventId: string;
  /** In their order of today. */
  reserves: readonly BoardTalent[];
  onClose: () => void;
};

/** Who is next when somebody withdraws, in the order that the producer gives. */
export default function ReserveOrder({ eventId, reserves, onClose }: Props) {
  const t = useTranslations('events.talents');
  const ui = useTranslations('ui');
  const ordering = useAction(ORDER_RESERVES);
  const [items, setItems] = useState(
    () =>
      reserves.map(({ convocatedId: id, name }) => ({ id, name })) as readonly { id: string; name: string }[],
  );
  const save = async () => {
    const convocatedIds = items.map(({ id }) => id);
    if (await ordering.press({ eventId, convocatedIds }, t('ordered'))) onClose();
  };
  return (
    <Modal opened onClose={onClose} title={t('orderReserves')}>
      <p className={text.dimmed}>{t('orderReservesText')}</p>
      <OrderList label={t('orderReserves')} items={items} onOrder={setItems} />
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          {ui('cancel')}
        </Button>
        <Button loading={ordering.pending} onClick={() => void save()}>
          {t('orderReservesSave')}
        </Button>
      </Group>
    </Modal>
  );
}
