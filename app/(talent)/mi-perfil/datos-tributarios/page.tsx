import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/app/_ui/client-messages';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { talentGate } from '@/app/(talent)/_shell/gate';
import { COUNTRY_CODES, countryName, HOME_COUNTRY } from '@/lib/core/countries';
import { formatLongDate } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { wayBack } from '@/lib/identity/rules';
import { getTaxData } from '@/lib/taxes/declarations/queries';
import { ReductionsSection } from './reductions-section';
import { TaxDataForm } from './tax-data-form';

export const metadata: Metadata = { title: 'Datos tributarios' };

const named = (value: string) => ({ value, label: countryName(value) });
/** Colombia first, the others by name. */
const COUNTRIES = [
  named(HOME_COUNTRY),
  ...COUNTRY_CODES.filter((code) => code !== HOME_COUNTRY)
    .map(named)
    .toSorted((a, b) => a.label.localeCompare(b.label, 'es')),
];

type Asked = { volver?: string | string[]; pagador?: string | string[] };
type Props = { searchParams: Promise<Asked> };

/** What a talent is as a taxpayer; with `volver` one comes back to the claim that asked for it. */
export default async function TaxDataPage({ searchParams }: Props) {
  const [{ actor }, { volver, pagador }] = await Promise.all([talentGate(), searchParams]);
  const [data, t] = await Promise.all([getTaxData(actor), getTranslations('place.taxData')]);
  return (
    <ClientMessages namespaces={['place.taxData', 'place.reductions']}>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <TaxDataForm
        revision={data?.revision ?? 0}
        saidAt={data && formatLongDate(data.updatedAt, DEFAULT_TIME_ZONE, { year: true })}
        back={wayBack(volver)}
        initial={{
          declaresIncome: data?.declaresIncome ?? false,
          hiresWorkers: data?.hiresWorkers ?? false,
          ivaResponsible: data?.ivaResponsible ?? false,
          economicActivity: data?.economicActivity ?? '',
          simpleRegime: data?.simpleRegime ?? false,
          residenceCountry: data?.residenceCountry ?? '',
          residentSince: data?.residentSince ?? '',
        }}
        countries={COUNTRIES}
      />
      <ReductionsSection
        actor={actor}
        payer={[pagador].flat()[0]}
        hiresWorkers={data?.hiresWorkers ?? false}
      />
    </ClientMessages>
  );
}
