'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { failureOf } from '@/app/_features/graphql/failure';
import { loadClient } from '@/app/_features/graphql/load-client';
import { useAction } from '@/app/_features/graphql/use-action';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { DescriptionList } from '@/app/_ui/data/description-list';
import text from '@/app/_ui/theme/text.module.css';
import { SEND_DEBT_REMINDER } from '@/lib/finances/reminders/writes';
import type { ResultOf } from '@/lib/graphql/client';
import { DEBT_REMINDER } from './operations';

type Preview = ResultOf<typeof DEBT_REMINDER>['debtReminder'];

/** What the client would read, before it is sent. */
export default function ReminderDialog({ eventId, onDone }: { eventId: string; onDone: () => void }) {
  const t = useTranslations('receivables.reminder');
  const { preview, failure } = usePreview(eventId);
  const sending = useAction(SEND_DEBT_REMINDER);
  if (failure)
    return (
      <p role="alert" className={text.problem}>
        {failure}
      </p>
    );
  if (!preview) return <p className={text.quiet}>{t('loading')}</p>;
  const send = async () => {
    if (await sending.press({ eventId }, t('sent'))) onDone();
  };
  return (
    <>
      <p className={text.quiet}>{t('to', { address: preview.to })}</p>
      <h3 className={text.strong}>{preview.subject}</h3>
      <p>{preview.text}</p>
      <DescriptionList items={preview.facts} />
      <p className={text.note}>{t('link')}</p>
      <PlainButton disabled={sending.pending} onClick={() => void send()}>
        {t('send')}
      </PlainButton>
    </>
  );
}

function usePreview(eventId: string) {
  const t = useTranslations('receivables.reminder');
  const [read, setRead] = useState<{ preview: Preview | null; failure: string | null }>({
    preview: null,
    failure: null,
  });
  useEffect(() => {
    let gone = false;
    void loadClient()
      .then((client) => client?.query(DEBT_REMINDER, { eventId }).toPromise())
      .then((result) => {
        if (gone) return;
        const failure = result?.error ? failureOf(result.error, t('failed')).message : null;
        setRead({ preview: result?.data?.debtReminder ?? null, failure: result ? failure : t('failed') });
      });
    return () => {
      gone = true;
    };
  }, [eventId, t]);
  return read;
}
