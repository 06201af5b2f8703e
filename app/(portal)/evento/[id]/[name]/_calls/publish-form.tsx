'use client';

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { CREATE_CONVOCATORY } from '@/app/_features/events/documents';
import { defined } from '@/app/_features/graphql/defined';
import { showFieldFailures } from '@/app/_features/graphql/failure';
import { useWrite } from '@/app/_features/graphql/use-write';
import { toastSuccess } from '@/app/_ui/feedback/toasts';
import { ErrorSummary } from '@/app/_ui/form/error-summary';
import { FormFooter } from '@/app/_ui/form/form-footer';
import type { PublishConvocatoryInput } from '@/lib/convocatories/inputs';
import drawer from '../_edit/drawer-form.module.css';
import type { CityOption } from '../_edit/event-form';
import type { EventNeed } from '../load-event';
import { CallFields } from './call-fields';
import {
  CALL_FIELDS,
  type CalledEvent,
  type CallForm,
  type CallOptions,
  callFormSchema,
  emptyCall,
} from './call-form';
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
  const router = useRouter();
  const { run, pending } = useWrite(CREATE_CONVOCATORY);
  const [problem, setProblem] = useState<string | null>(null);
  const resolver = useMemo(
    () => standardSchemaResolver(callFormSchema(need.id, event.timeZone)),
    [need.id, event.timeZone],
  );
  const form = useForm<CallForm, unknown, PublishConvocatoryInput>({
    defaultValues: emptyCall(event, need),
    resolver,
  });

  const publish = form.handleSubmit(async ({ startDate, endDate, deadline, skills, ...rest }) => {
    setProblem(null);
    const result = await run({
      input: defined({
        ...rest,
        skills: skills ? [...skills] : [],
        startDate: startDate.toISOString(),
        endDate: endDate.toISOString(),
        deadline: deadline?.toISOString(),
      }),
    });
    if (!result.ok) {
      const unsaid = showFieldFailures(result.failure, form.setError, CALL_FIELDS);
      if (result.failure.fields.length === 0 || unsaid.length > 0) setProblem(result.failure.message);
      return;
    }
    toastSuccess(t('published', { code: result.data.createConvocatory.code }));
    await onClose();
    router.refresh();
  });

  return (
    <FormProvider {...form}>
      <form onSubmit={publish} noValidate>
        {problem && <ErrorSummary title={problem} problems={[]} />}
        <div className={styles.columns}>
          <CallFields cities={cities} options={options} timeZone={event.timeZone} />
          <aside className={styles.preview} aria-label={t('preview')}>
            <p className={styles.label}>{t('preview')}</p>
            <CallPreview event={event} need={need} />
          </aside>
        </div>
        <div className={drawer.footer}>
          <FormFooter note={t('note')}>
            <Button variant="default" onClick={() => void onClose()} disabled={pending}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={pending}>
              {t('submit')}
            </Button>
          </FormFooter>
        </div>
      </form>
    </FormProvider>
  );
}
