'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { ConcernNote } from '@/app/_features/events/concern/concern-note';
import { useConcern } from '@/app/_features/events/concern/use-concern';
import { useTakeBack } from '@/app/_features/events/concern/use-take-back';
import type { CityOption } from '@/app/_features/events/form/event-form';
import { useWriteForm } from '@/app/_features/forms/use-write-form';
import { WriteForm } from '@/app/_features/forms/write-form';
import { useWrite } from '@/app/_features/graphql/use-write';
import { UPDATE_CONVOCATORY } from '@/lib/convocatories/calls/publishing/writes';
import type { EventNeed } from '../../load-event';
import { CallFields } from './call-fields';
import { type CalledEvent, type CallOptions, callFormSchema, type EditedCall, editedCall } from './call-form';
import { CallPreview } from './call-preview';
import { inputOf, only, plannedDates } from './changed-call';
import styles from './publish-form.module.css';

type Props = {
  event: CalledEvent & { readonly id: string };
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
  const sayWithUndo = useTakeBack();
  const initial = editedCall(event, call);
  const schema = useMemo(() => callFormSchema(need.id, event.timeZone), [need.id, event.timeZone]);
  const form = useWriteForm({
    schema,
    values: initial,
    revision: call.revision,
    keptAs: call.id,
    write: (_all, changed, seen) => saidFirst(() => changing.run({ ...inputOf(call.id, changed), ...seen })),
    saved: ({ code }) => t('changed', { code }),
    tell: (said, { revision }, output) => {
      const names = Object.keys(form.formState.dirtyFields);
      const input = inputOf(call.id, only(schema.parse(initial), names));
      sayWithUndo(said, concern, {
        plan: plannedDates(schema, { event, call }, initial, names) ?? { eventId: event.id },
        wrote: inputOf(call.id, only(output, names)),
        seen: revision,
        send: (seenRevision) => changing.run({ ...input, seenRevision }),
      });
    },
    onSaved: onClose,
    onUnchanged: () => void onClose(),
    inDialog: true,
  });
  const { concern, saidFirst } = useConcern(
    plannedDates(schema, { event, call }, form.watch(), Object.keys(form.formState.dirtyFields)),
  );
  return (
    <WriteForm
      form={form}
      save={t('save')}
      cancel={() => void onClose()}
      note={t('changeNote', { count: call.called })}
      footer="drawer"
    >
      <div className={styles.columns}>
        <CallFields cities={cities} options={options} note={<ConcernNote concern={concern} />} />
        <aside className={styles.preview} aria-label={t('preview')}>
          <p className={styles.label}>{t('preview')}</p>
          <CallPreview event={event} need={need} />
        </aside>
      </div>
    </WriteForm>
  );
}
