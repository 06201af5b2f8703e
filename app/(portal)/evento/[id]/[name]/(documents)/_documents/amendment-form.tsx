'use client';

import { Button, Textarea, TextInput } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/app/_features/graphql/use-action';
import { DateTimeField } from '@/app/_ui/dates/date-time-field';
import { MoneyInput } from '@/app/_ui/form/money-input';
import { useUnsavedWarning } from '@/app/_ui/form/use-unsaved-warning';
import type { AmendableTerms } from '@/lib/contracts/acts/rules';
import { PROPOSE_AMENDMENT } from '@/lib/contracts/acts/writes';
import { zonedDateTimeToInstant } from '@/lib/core/calendar';
import { localDateTimeInZone } from '@/lib/core/dates';
import styles from './documents.module.css';

type Props = {
  contractId: string;
  terms: AmendableTerms & { readonly currency: string };
  timeZone: string;
};

/** New dates, place or fee of a contract, from what it says now; by the clock of its event's city. */
export default function AmendmentForm({ contractId, terms, timeZone }: Props) {
  const t = useTranslations('events.documents.thread');
  const proposing = useAction(PROPOSE_AMENDMENT);
  const [start, setStart] = useState<string | null>(localDateTimeInZone(terms.start, timeZone));
  const [end, setEnd] = useState<string | null>(localDateTimeInZone(terms.end, timeZone));
  const [place, setPlace] = useState(terms.place);
  const [fee, setFee] = useState<number | null>(terms.fee);
  const [reason, setReason] = useState('');
  useUnsavedWarning(reason.trim() !== '');
  const isFilled =
    start !== null && end !== null && place.trim() !== '' && fee !== null && reason.trim() !== '';
  // The hours that were not touched stay to the second.
  const instant = (written: string, before: string) =>
    written === localDateTimeInZone(before, timeZone)
      ? before
      : zonedDateTimeToInstant(written, timeZone).toISOString();
  return (
    <form
      className={styles.signing}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isFilled || start === null || end === null || fee === null) return;
        const dates = { start: instant(start, terms.start), end: instant(end, terms.end) };
        void proposing
          .press({ contractId, ...dates, place, fee, reason }, t('proposed'))
          .then((done) => done && setReason(''));
      }}
    >
      <p>{t('amendText')}</p>
      <DateTimeField label={t('start')} value={start} onChange={setStart} />
      <DateTimeField label={t('finish')} value={end} onChange={setEnd} />
      <TextInput
        label={t('place')}
        value={place}
        maxLength={300}
        onChange={(event) => setPlace(event.currentTarget.value)}
      />
      <MoneyInput label={t('fee')} currency={terms.currency} value={fee} onChange={setFee} />
      <Textarea
        label={t('reason')}
        value={reason}
        autosize
        minRows={2}
        maxLength={600}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Button type="submit" disabled={!isFilled} loading={proposing.pending}>
        {t('proposeAmendment')}
      </Button>
    </form>
  );
}
