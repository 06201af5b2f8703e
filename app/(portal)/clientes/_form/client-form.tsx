'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useWriteForm } from '@/app/_features/forms/use-write-form';
import { WriteForm } from '@/app/_features/forms/write-form';
import { useWrite } from '@/app/_features/graphql/use-write';
import type { CountryOption } from '@/app/_features/places/country-option';
import { type ClientFormInput, clientFormInput } from '@/lib/clients/inputs';
import { CREATE_CLIENT, UPDATE_CLIENT } from '@/lib/clients/writes';
import styles from './client-form.module.css';
import { CompanySection } from './company-section';
import { ProducerSection } from './producer-section';
import { type ServiceOption, ServicesSection } from './services-section';
import { TaxSection } from './tax-section';

type Props = {
  /** Left out for a new client. */
  id?: string;
  initial: ClientFormInput;
  /** Of the client as it came. */
  revision?: number;
  countries: readonly CountryOption[];
  services: readonly ServiceOption[];
  /** Where the person comes from. */
  backHref: string;
};

/** All of a client. */
export function ClientForm({ id, initial, revision, countries, services, backHref }: Props) {
  const t = useTranslations('clients');
  const tUi = useTranslations('ui');
  const router = useRouter();
  const creating = useWrite(CREATE_CLIENT);
  const updating = useWrite(UPDATE_CLIENT);
  const form = useWriteForm({
    schema: clientFormInput,
    values: initial,
    revision,
    write: async (data, changed, seen) =>
      id ? updating.run({ ...changed, id, ...seen }) : creating.run(data),
    saved: id ? t('saved') : t('created'),
    onSaved: (client) => router.push(`/clientes/${client.id}`),
  });
  return (
    <WriteForm
      form={form}
      save={id ? t('form.save') : t('form.create')}
      cancel={backHref}
      note={form.unsaved && tUi('unsaved')}
      className={styles.form}
    >
      <CompanySection countries={countries} ownId={id} />
      <ProducerSection />
      <ServicesSection services={services} />
      <TaxSection />
    </WriteForm>
  );
}
