'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { TextInput } from '@/app/_ui/controls/text-input';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { CopyButton } from '@/app/_ui/feedback/copy-button';
import { SectionCard } from '@/app/_ui/layout/section-card';
import styles from './calendar-link.module.css';

type Props = {
  /** Whose calendar it is: key of `calendars`. */
  readonly of: 'own' | 'agency' | 'event';
  /** When it got its address, in words; null while it has none. */
  readonly since: string | null;
  /** Answers the address; undefined where it was refused. */
  readonly make: (said: string) => Promise<string | undefined>;
  readonly end: (said: string) => Promise<unknown>;
};

/** The secret address of a calendar: made, copied while it is shown, changed and ended. */
export function CalendarLink({ of, since, make, end }: Props) {
  const t = useTranslations('calendars');
  const confirm = useConfirm();
  const [address, setAddress] = useState<string | null>(null);

  const renew = async () => {
    const made = await make(t('made'));
    if (made) setAddress(made);
  };
  const ask = () => {
    if (!since) return void renew();
    void confirm({
      title: t('againTitle'),
      message: t('againText'),
      confirmLabel: t('again'),
      onConfirm: renew,
    });
  };
  const stop = async () => {
    if (await end(t('ended'))) setAddress(null);
  };
  return (
    <SectionCard title={t(`${of}.title`)} description={t(`${of}.text`)}>
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
          <PlainButton variant="subtle" onClick={() => void stop()}>
            {t('end')}
          </PlainButton>
        )}
      </div>
    </SectionCard>
  );
}
