'use client';

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { showFieldFailures } from '@/app/_features/graphql/failure';
import { useWrite } from '@/app/_features/graphql/use-write';
import type { CountryOption } from '@/app/_features/places/country-option';
import { toastSuccess } from '@/app/_ui/feedback/toasts';
import { ErrorSummary } from '@/app/_ui/form/error-summary';
import { FormFooter } from '@/app/_ui/form/form-footer';
import { useUnsavedWarning } from '@/app/_ui/form/use-unsaved-warning';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import {
  type ClientFormData,
  type ClientFormInput,
  clientFormInput,
  clientInput,
  updateClientInput,
} from '@/lib/clients/inputs';
import { present } from '@/lib/graphql/present';
import { CLIENT_FIELDS } from './client-fields';
import styles from './client-form.module.css';
import { CompanySection } from './company-section';
import { CREATE_CLIENT, UPDATE_CLIENT } from './documents';
import { ProducerSection } from './producer-section';
import { TaxSection } from './tax-section';

type Props = {
  /** Left out for a new client. */
  id?: string;
  initial: ClientFormInput;
  countries: readonly CountryOption[];
  /** Where the person comes from. */
  backHref: string;
};

/** All of a client. What the server refuses is said beside its field, and what was typed stays. */
export function ClientForm({ id, initial, countries, backHref }: Props) {
  const t = useTranslations('clients');
  const tUi = useTranslations('ui');
  const router = useRouter();
  const [failure, setFailure] = useState<string | null>(null);
  const [saved, setSaved] = useState(false);
  const creating = useWrite(CREATE_CLIENT);
  const updating = useWrite(UPDATE_CLIENT);
  const form = useForm<ClientFormInput, unknown, ClientFormData>({
    resolver: standardSchemaResolver(clientFormInput),
    defaultValues: initial,
    mode: 'onTouched',
  });
  useUnsavedWarning(form.formState.isDirty && !saved);

  async function write(data: ClientFormData) {
    if (!id) {
      const result = await creating.run({ input: present(data, clientInput) });
      return result.ok ? { ok: true as const, id: result.data.createClient.id } : result;
    }
    const { stateId, ...rest } = data;
    const result = await updating.run({
      input: { ...present(rest, updateClientInput), id, ...(stateId ? { state: stateId } : {}) },
    });
    return result.ok ? { ok: true as const, id } : result;
  }

  const save = form.handleSubmit(async (data) => {
    setFailure(null);
    const result = await write(data);
    if (!result.ok) {
      const unsaid = showFieldFailures(result.failure, form.setError, CLIENT_FIELDS);
      if (result.failure.fields.length === 0 || unsaid.length > 0) setFailure(result.failure.message);
      return;
    }
    setSaved(true);
    toastSuccess(id ? t('saved') : t('created'));
    router.push(`/clientes/${result.id}`);
    router.refresh();
  });

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={save} className={styles.form}>
        {failure && <ErrorSummary problems={[]} title={failure} />}
        <CompanySection countries={countries} ownId={id} />
        <ProducerSection />
        <TaxSection />
        <FormFooter note={form.formState.isDirty && !saved ? tUi('unsaved') : undefined}>
          <ButtonLink variant="default" href={backHref}>
            {tUi('cancel')}
          </ButtonLink>
          <Button type="submit" loading={creating.pending || updating.pending || saved}>
            {id ? t('form.save') : t('form.create')}
          </Button>
        </FormFooter>
      </form>
    </FormProvider>
  );
}
