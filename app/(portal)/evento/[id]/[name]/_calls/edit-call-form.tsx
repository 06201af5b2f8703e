'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { UPDATE_CONVOCATORY } from '@/app/_features/events/documents';
import type { CityOption } from '@/app/_features/events/form/event-form';
import { useWriteForm } from '@/app/_features/forms/use-write-form';
import { WriteForm } from '@/app/_features/forms/write-form';
import { defined } from '@/app/_features/graphql/defined';
import { useWrite } from '@/app/_features/graphql/use-write';
import type { EventNeed } from '../load-event';
import { CallFields } from './call-fields';
import { type CalledEvent, type CallOptions, callFormSchema, type EditedCall, editedCall } from './call-form';
import { CallPreview } from './call-preview';
import styles from './publish-form.module.css';

type Props = {
  event: CalledEvent;
  need: EventNeed;
  call: EditedCall;
  cities: readonly CityOption[];
  options: CallOptions;
  onClose: () => Promise<void>;
};

/** Changes a published call, beside what the talents will read; who is called is told what changed. */
export function EditCallForm({ event, need, call, cities, options, onClose }: Props) {
  const t = useTranslations('events.publish');
  const changing = useWrite(UPDATE_CONVOCATORY);
  const form = useWriteForm({
    schema: useMemo(() => callFormSchema(need.id, event.timeZone), [need.id, event.timeZone]),
    values: editedCall(event, call),
    revision: call.revision,
    keptAs: call.id,
    write: (_all, changed, seen) => {
      const {
        startDate,
        endDate,
        deadline,
        skills,
        open: _open,
        applicationLimit: _limit,
        ...rest
      } = changed;
      return changing.run({
        input: defined({
          id: call.id,
          ...seen,
          ...rest,
          ...(skills ? { skills: [...skills] } : {}),
          ...(startDate ? { startDate: startDate.toISOString() } : {}),
          ...(endDate ? { endDate: endDate.toISOString() } : {}),
          ...('deadline' in changed ? { deadline: deadline?.toISOString() ?? null } : {}),
        }),
      });
    },
    saved: ({ updateConvocatory: { code } }) => t('changed', { code }),
    onSaved: onClose,
    onUnchanged: () => void onClose(),
    inDialog: true,
  });
  return (
    <WriteForm
      form={form}
      save={t('save')}
      cancel={() => void onClose()}
      note={t('changeNote', { count: call.called })}
      footer="drawer"
    >
      <div className={styles.columns}>
        <CallFields cities={cities} options={options} />
        <aside className={styles.preview} aria-label={t('preview')}>
          <p className={styles.label}>{t('preview')}</p>
          <CallPreview event={event} need={need} />
        </aside>
      </div>
    </WriteForm>
  );
}
