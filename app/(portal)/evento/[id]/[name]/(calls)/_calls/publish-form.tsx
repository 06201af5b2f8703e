'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { CityOption } from '@/app/_features/events/form/event-form';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { CREATE_CONVOCATORY } from '@/lib/convocatories/calls/publishing/writes';
import type { EventNeed } from '../../load-event';
import { CallFields } from './call-fields';
import { type CalledEvent, type CallOptions, callFormSchema, emptyCall } from './call-form';
import { CallPreview } from './call-preview';
import styles from './publish-form.module.css';

type Props = {
  event: CalledEvent;
  need: EventNeed;
  cities: readonly CityOption[];
  options: CallOptions;
  onClose: () => Promise<void>;
};

/** Publishes a call for the people of one profile and gender, beside what the talents will read. */
export function PublishForm({ event, need, cities, options, onClose }: Props) {
  const t = useTranslations('events.publish');
  const form = useFormOf(CREATE_CONVOCATORY, {
    schema: useMemo(() => callFormSchema(need.id, event.timeZone), [need.id, event.timeZone]),
    values: emptyCall(event, need),
    saved: ({ code }) => t('published', { code }),
    onSaved: onClose,
    inDialog: true,
  });
  return (
    <WriteForm form={form} save={t('submit')} cancel={() => void onClose()} note={t('note')} footer="drawer">
      <div className={styles.columns}>
        <CallFields cities={cities} options={options} withOpening />
        <aside className={styles.preview} aria-label={t('preview')}>
          <p className={styles.label}>{t('preview')}</p>
          <CallPreview event={event} need={need} />
        </aside>
      </div>
    </WriteForm>
  );
}
