'use client';

import { Button, Modal } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CoverBar } from '@/app/_features/events/cover-bar';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { MoneyText } from '@/app/_ui/data/money-text';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import type { Option } from '@/app/_ui/form/fields';
import { later } from '@/app/_ui/later/later';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { SectionCard } from '@/app/_ui/layout/section-card';
import text from '@/app/_ui/theme/text.module.css';
import { useEventTools } from '../../_tools/use-event-tools';
import type { EventNeed } from '../../load-event';
import { pickerHref } from '../../sections';
import { NeedMenu } from './need-menu';
import styles from './summary.module.css';

const NeedForm = later(() => import('./need-form'));

type Props = {
  eventId: string;
  needs: readonly EventNeed[];
  profiles: readonly Option[];
  currency: string;
  path: string;
  editable: boolean;
};

/** The people of each profile and gender, how many are confirmed, and the way to look for more. */
export function NeedsList({ eventId, needs, profiles, currency, path, editable }: Props) {
  const t = useTranslations('events.summary');
  const tNeeds = useTranslations('events.needs');
  const [editing, setEditing] = useState<EventNeed | 'new' | null>(null);
  const close = () => setEditing(null);
  return (
    <SectionCard
      title={t('people')}
      flush
      actions={
        editable && (
          <PlainButton variant="default" size="xs" onClick={() => setEditing('new')}>
            {tNeeds('add')}
          </PlainButton>
        )
      }
    >
      {needs.length === 0 && <EmptyState compact title={t('peopleNone')} text={t('peopleNoneHint')} />}
      <ul className={styles.needs}>
        {needs.map((need) => (
          <li key={need.id} className={styles.need}>
            <div className={styles.who}>
              <span className={text.strong}>
                {need.profileName} · {t(need.gender)}
              </span>
              <span className={text.small}>{t('calls', { count: need.calls })}</span>
            </div>
            <div className={styles.pay}>
              <MoneyText amount={need.budget} currency={currency} />
              <span className={text.small}>{t('pay')}</span>
            </div>
            <div className={styles.cover}>
              <CoverBar confirmed={need.confirmed} wanted={need.quantity} wide />
            </div>
            {editable && (
              <div className={styles.buttons}>
                <FindPeople need={need} path={path} />
                <NeedMenu eventId={eventId} need={need} onEdit={() => setEditing(need)} />
              </div>
            )}
          </li>
        ))}
      </ul>
      <Modal
        opened={editing !== null}
        onClose={close}
        title={editing === 'new' ? tNeeds('add') : tNeeds('edit')}
      >
        {editing && (
          <NeedForm
            eventId={eventId}
            {...(editing !== 'new' && { need: editing })}
            profiles={profiles}
            currency={currency}
            onDone={close}
          />
        )}
      </Modal>
    </SectionCard>
  );
}

/** Calls more talents where a call is open, and publishes one where none is. */
function FindPeople({ need, path }: { need: EventNeed; path: string }) {
  const t = useTranslations('events.summary');
  const { publish } = useEventTools();
  const who = `${need.profileName}, ${t(need.gender).toLowerCase()}`;
  if (need.openCallId) {
    return (
      <ButtonLink
        variant="default"
        size="xs"
        className={styles.publish}
        href={pickerHref(path, need.openCallId)}
        aria-label={t('callFor', { who })}
      >
        {t('call')}
      </ButtonLink>
    );
  }
  return (
    <Button
      variant="default"
      size="xs"
      className={styles.publish}
      onClick={() => publish(need.id)}
      aria-label={t('publishFor', { who })}
    >
      {t('publish')}
    </Button>
  );
}
