'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useWriteForm } from '@/app/_features/forms/use-write-form';
import { WriteForm } from '@/app/_features/forms/write-form';
import { useWrite } from '@/app/_features/graphql/use-write';
import type { CountryOption } from '@/app/_features/places/country-option';
import { type ClientFormInput, clientFormInput, clientInput, updateClientInput } from '@/lib/clients/inputs';
import { present } from '@/lib/graphql/present';
import styles from './client-form.module.css';
import { CompanySection } from './company-section';
import { CREATE_CLIENT, UPDATE_CLIENT } from './documents';
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
    write: async (data, changed, seen) => {
      if (!id) return creating.run({ input: present(data, clientInput) });
      const { stateId, ...rest } = changed;
      const state = stateId ? { state: stateId } : {};
      return updating.run({ input: { ...present(rest, updateClientInput), id, ...state }, ...seen });
    },
    saved: id ? t('saved') : t('created'),
    onSaved: (data) =>
      router.push(`/clientes/${'createClient' in data ? data.createClient.id : data.updateClient.id}`),
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
