'use client';

import { useTranslations } from 'next-intl';
import { ConcernNote } from '@/app/_features/events/concern/concern-note';
import { useConcern } from '@/app/_features/events/concern/use-concern';
import { useTakeBack } from '@/app/_features/events/concern/use-take-back';
import { useWriteForm } from '@/app/_features/forms/use-write-form';
import { WriteForm } from '@/app/_features/forms/write-form';
import { useWrite } from '@/app/_features/graphql/use-write';
import { CountInput } from '@/app/_ui/form/count-input';
import { fieldsOf, type Option } from '@/app/_ui/form/fields';
import { FormGrid, FormWide } from '@/app/_ui/form/form-grid';
import { MoneyInput } from '@/app/_ui/form/money-input';
import { GENDERS } from '@/db/values/line-values';
import { type PersonalForm, personalFormInput } from '@/lib/events/personals/inputs';
import { KEEP_PERSONAL } from '@/lib/events/personals/writes';
import type { EventNeed } from '../../load-event';

const { SelectField, Field } = fieldsOf<PersonalForm>();

type Props = {
  eventId: string;
  /** Left out for new ones. */
  need?: EventNeed;
  profiles: readonly Option[];
  currency: string;
  onDone: () => void;
};

/** Whom the event needs more, or how many and for how much. */
export default function NeedForm({ eventId, need, profiles, currency, onDone }: Props) {
  const t = useTranslations('events.needs');
  const tSummary = useTranslations('events.summary');
  const keeping = useWrite(KEEP_PERSONAL);
  const sayWithUndo = useTakeBack();
  const values: PersonalForm = {
    profile: need?.profileCode ?? '',
    gender: need?.gender ?? 'FEMENINO',
    quantity: need?.quantity ?? 1,
    budget: need?.budget ?? null,
  };
  const inputOf = (data: typeof values) => ({
    ...data,
    budget: data.budget ?? 0,
    eventId,
    ...(need && { id: need.id, startDate: need.startDate, endDate: need.endDate }),
  });
  const planned = (budget: number | null) =>
    need && budget !== null ? { eventId, eventPersonalId: need.id, budget } : null;
  const form = useWriteForm({
    schema: personalFormInput,
    values,
    revision: need?.revision,
    keptAs: need?.id,
    write: (data, _changed, seen) => saidFirst(() => keeping.run({ ...inputOf(data), ...seen })),
    saved: t('saved'),
    tell: (said, _data, output) =>
      sayWithUndo(said, concern, {
        plan: planned(values.budget) ?? { eventId },
        // What a call that is out leaves to be changed.
        wrote: { quantity: output.quantity, budget: output.budget },
        seen: need?.revision ?? 0,
        send: (seenRevision) => keeping.run({ ...inputOf(values), seenRevision }),
      }),
    onSaved: onDone,
    inDialog: true,
  });
  const budget = form.watch('budget');
  const { concern, saidFirst } = useConcern(budget === need?.budget ? null : planned(budget));
  const fixed = (need?.calls ?? 0) > 0;
  return (
    <WriteForm form={form} {...(fixed && { text: t('called') })} save={t('save')} cancel={onDone}>
      <FormGrid>
        <SelectField
          name="profile"
          label={t('profile')}
          data={profiles}
          none=""
          withAsterisk
          searchable
          allowDeselect={false}
          disabled={fixed}
        />
        <SelectField
          name="gender"
          label={t('gender')}
          data={GENDERS.map((gender) => ({ value: gender, label: tSummary(gender) }))}
          withAsterisk
          allowDeselect={false}
          disabled={fixed}
        />
        <Field name="quantity">
          {(field) => (
            <CountInput
              label={t('quantity')}
              withAsterisk
              min={1}
              max={1000}
              {...field}
              onChange={(count) => field.onChange(count ?? 1)}
            />
          )}
        </Field>
        <Field name="budget">
          {({ value, ...field }) => (
            <MoneyInput
              label={t('budget')}
              description={t('budgetHint')}
              withAsterisk
              currency={currency}
              value={value ?? null}
              {...field}
            />
          )}
        </Field>
        <FormWide>
          <ConcernNote concern={concern} />
        </FormWide>
      </FormGrid>
    </WriteForm>
  );
}
