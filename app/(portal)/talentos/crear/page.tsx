import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { loadCountryOptions } from '@/app/_features/places/load-country-options';
import { emptyTalent } from '@/app/_features/talents/form/talent-values';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { administratorGate } from '@/app/(portal)/_shell/gate';
import { listProfiles } from '@/lib/catalogues/queries';
import { FormMessages } from '../_form/form-messages';
import { TalentForm } from '../_form/talent-form';

export const metadata: Metadata = { title: 'Crear talento' };

export default async function CreateTalentPage() {
  await administratorGate();
  const [countries, profiles, t] = await Promise.all([
    loadCountryOptions(),
    listProfiles(),
    getTranslations('talents'),
  ]);
  return (
    <FormMessages>
      <PageHeader
        title={t('form.createTitle')}
        subtitle={t('form.createText')}
        breadcrumbs={[{ label: t('title'), href: '/talentos' }]}
      />
      <TalentForm
        initial={emptyTalent()}
        countries={countries}
        profiles={profiles.map(({ id, name }) => ({ id, name }))}
        backHref="/talentos"
      />
    </FormMessages>
  );
}
