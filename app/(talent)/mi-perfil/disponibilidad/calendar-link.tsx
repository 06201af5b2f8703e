'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/app/_features/graphql/use-action';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { TextInput } from '@/app/_ui/controls/text-input';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { CopyButton } from '@/app/_ui/feedback/copy-button';
import { SectionCard } from '@/app/_ui/layout/section-card';
import styles from './calendar-link.module.css';
import { END_CALENDAR, MAKE_CALENDAR } from './documents';

/** The secret address of one's calendar. `since` says when there is one already, in words. */
export function CalendarLink({ since }: { since: string | null }) {
  const t = useTranslations('place.calendar');
  const confirm = useConfirm();
  const making = useAction(MAKE_CALENDAR);
  const ending = useAction(END_CALENDAR);
  const [address, setAddress] = useState<string | null>(null);

  const make = async () => {
    const made = await making.press({}, t('made'));
    if (made) setAddress(made.makeCalendar);
  };
  const ask = () => {
    if (!since) return void make();
    void confirm({
      title: t('againTitle'),
      message: t('againText'),
      confirmLabel: t('again'),
      onConfirm: make,
    });
  };
  const end = async () => {
    if (await ending.press({}, t('ended'))) setAddress(null);
  };
  return (
    <SectionCard title={t('title')} description={t('text')}>
      {address && (
        <div className={styles.address}>
          <TextInput
            label={t('address')}
            className={styles.field}
            readOnly
            value={address}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <CopyButton value={address} kind="link" size="sm" />
        </div>
      )}
      {!address && <p className={styles.state}>{since ? t('since', { day: since }) : t('none')}</p>}
      <div className={styles.actions}>
        <PlainButton variant="default" onClick={ask}>
          {since ? t('again') : t('make')}
        </PlainButton>
        {since && (
          <PlainButton variant="subtle" onClick={() => void end()}>
            {t('end')}
          </PlainButton>
        )}
      </div>
    </SectionCard>
  );
}
