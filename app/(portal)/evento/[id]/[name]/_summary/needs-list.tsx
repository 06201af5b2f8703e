'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { CoverBar } from '@/app/_features/events/cover-bar';
import { MoneyText } from '@/app/_ui/data/money-text';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import text from '@/app/_ui/theme/text.module.css';
import { useEventTools } from '../_edit/event-tools';
import type { EventNeed } from '../load-event';
import { pickerHref } from '../sections';
import styles from './summary.module.css';

type Props = { needs: readonly EventNeed[]; currency: string; path: string; editable: boolean };

/** The people of each profile and gender, how many are confirmed, and the way to look for more. */
export function NeedsList({ needs, currency, path, editable }: Props) {
  const t = useTranslations('events.summary');
  if (needs.length === 0) return <EmptyState compact title={t('peopleNone')} text={t('peopleNoneHint')} />;
  return (
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
          {editable && <FindPeople need={need} path={path} />}
        </li>
      ))}
    </ul>
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
