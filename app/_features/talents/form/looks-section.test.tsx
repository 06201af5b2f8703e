// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { NextIntlClientProvider } from 'next-intl';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { LOCALE } from '@/lib/i18n/locale';
import fields from '@/lib/i18n/messages/es/talents/fields.json';
import talents from '@/lib/i18n/messages/es/talents.json';
import measures from '@/lib/i18n/messages/es/validation/measures.json';
import validation from '@/lib/i18n/messages/es/validation.json';
import { LooksSection } from './looks-section';
import { emptyTalent, type TalentFormInput } from './talent-values';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let form: UseFormReturn<TalentFormInput>;

function Form() {
  form = useForm<TalentFormInput>({ defaultValues: { ...emptyTalent(), unitMeasure: 'cm' } });
  return (
    <FormProvider {...form}>
      <LooksSection />
    </FormProvider>
  );
}

async function opened() {
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  const messages = { talents: { ...talents, fields }, validation: { ...validation, measures } };
  await act(async () =>
    createRoot(page).render(
      <NextIntlClientProvider locale={LOCALE} messages={messages} timeZone="America/Bogota">
        <MantineProvider>
          <Form />
        </MantineProvider>
      </NextIntlClientProvider>,
    ),
  );
}

const field = (label: string): HTMLInputElement => {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  const input = document.getElementById(found?.htmlFor ?? '');
  if (!input) throw new Error(`no field ${label}`);
  return input as HTMLInputElement;
};

async function type(label: string, text: string) {
  const input = field(label);
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await act(async () => input.focus());
  await act(async () => {
    set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => input.blur());
}

async function choose(unit: string) {
  await act(async () => field(talents.form.unit).click());
  const option = [...document.querySelectorAll('[role=option]')].find(
    ({ textContent }) => textContent === unit,
  );
  await act(async () => (option as HTMLElement).click());
}

test('measures are typed in any way, and follow the unit that is chosen, there and back', async () => {
  await opened();
  await type('Estatura (cm)', '1,72');
  await type('Peso (kg)', '58,5');
  expect(form.getValues()).toMatchObject({ height: 172, weight: 58.5, unitMeasure: 'cm' });
  expect(field('Estatura (cm)').value).toBe('172');
  await choose(talents.form.units.in);
  expect(form.getValues()).toMatchObject({ height: 67.72, weight: 58.5, unitMeasure: 'in' });
  expect(form.getValues('waist') ?? null).toBeNull();
  await type('Estatura (pulgadas)', "5'7");
  expect(form.getValues('height')).toBe(67);
  await choose(talents.form.units.cm);
  expect(form.getValues()).toMatchObject({ height: 170.2, unitMeasure: 'cm' });
});

test('what is no measure stays as it was typed, and is told', async () => {
  await opened();
  await type('Cintura (cm)', '1,5');
  await choose(talents.form.units.in);
  const input = document.querySelectorAll<HTMLInputElement>('input[inputmode=decimal]');
  expect([...input].map(({ value }) => value)).toContain('1,5');
  expect(form.getValues('waist')).toBeNaN();
});
