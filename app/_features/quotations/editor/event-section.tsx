'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useMemo } from 'react';
import { CountInput } from '@/app/_ui/form/count-input';
import { FormGrid, FormWide } from '@/app/_ui/form/form-grid';
import { endsNextDay } from '../draft/draft-form';
import styles from './editor.module.css';
import { useEditor } from './editor-context';
import { EditorSection } from './editor-section';
import { ChoiceField, DatesField, TextField, TimeField } from './fields';

/** The event: name, days, hours and place. An addition is where its event is. */
export function EventSection() {
  const t = useTranslations('quotations.event');
  const { form, adds, set, problem } = useEditor();
  return (
    <EditorSection step="event">
      <FormGrid>
        <FormWide>
          <TextField
            field="nameEvent"
            label={t('name')}
            required
            maxLength={120}
            value={form.nameEvent}
            error={problem('nameEvent')}
          />
        </FormWide>
        <FormWide>
          <DatesField
            label={t('dates')}
            firstDay={form.firstDay}
            lastDay={form.lastDay}
            error={problem('dates')}
          />
        </FormWide>
        <FormWide>
          <div className={styles.times}>
            <TimeField field="startTime" label={t('start')} value={form.startTime} />
            <TimeField field="endTime" label={t('end')} value={form.endTime} />
            <CountInput
              id="hours"
              label={t('hours')}
              // More than a day is told, not refused while it is typed.
              value={form.hours}
              onChange={(hours) => set({ hours })}
              error={problem('hours')}
            />
            {form.endTime && endsNextDay(form) && <p className={styles.hint}>{t('nextDay')}</p>}
          </div>
        </FormWide>
        <CityField cityId={form.cityId} error={problem('cityId')} />
        <TextField
          field="place"
          label={t('place')}
          placeholder={t('placePlaceholder')}
          maxLength={120}
          value={form.place}
          disabled={adds}
        />
        <FormWide>
          <TextField
            field="address"
            label={t('address')}
            maxLength={200}
            value={form.address}
            disabled={adds}
          />
        </FormWide>
      </FormGrid>
    </EditorSection>
  );
}

/** The city of the event, whose tax rates apply. */
export function CityField({ cityId, error }: { cityId: number | null; error: string | undefined }) {
  const t = useTranslations('quotations.event');
  const { options, adds, set } = useEditor();
  const cities = useMemo(
    () =>
      options.cities.map(({ id, name, department, countryCode, countryName }) => ({
        value: String(id),
        label: `${name}, ${countryCode === 'CO' ? department : countryName}`,
      })),
    [options.cities],
  );
  const choose = useCallback((id: string) => set({ cityId: Number(id) }), [set]);
  return (
    <ChoiceField
      id="cityId"
      label={t('city')}
      required
      options={cities}
      value={cityId ? String(cityId) : null}
      onChange={choose}
      disabled={adds}
      error={error}
    />
  );
}
