'use client';

import { IconPlus } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { FormGrid, FormWide } from '@/app/_ui/form/form-grid';
import { PhoneInput } from '@/app/_ui/form/phone-input';
import { later } from '@/app/_ui/later/later';
import type { EditorClient } from '../../draft/editor-options';
import styles from '../editor.module.css';
import { useEditor } from '../editor-context';
import { EditorSection } from '../editor-section';
import { TextField } from '../fields';
import { ClientField } from './client-field';

/** Comes once the screen stands, so that it is there when it is opened, even if the network is gone by then. */
const NewClient = later(() => import('./new-client'), {
  missing: 'over',
  isOpen: ({ name }) => name !== null,
});

/** The client: chosen from the agency's list or added on the spot. */
export function ClientSection() {
  const t = useTranslations('quotations.client');
  const { form, options, adds, change, set, problem, addClient } = useEditor();
  const [adding, setAdding] = useState<string | null>(null);
  const client = options.clients.find(({ id }) => id === form.clientId) ?? null;

  const choose = useCallback(
    (chosen: EditorClient | null) => change({ kind: 'chooseClient', client: chosen, before: client }),
    [change, client],
  );

  return (
    <EditorSection
      step="client"
      actions={
        !adds && (
          <PlainButton
            variant="default"
            size="xs"
            leftSection={<IconPlus size={14} stroke={1.5} aria-hidden />}
            onClick={() => setAdding('')}
          >
            {t('add')}
          </PlainButton>
        )
      }
    >
      <FormGrid>
        <FormWide>
          <ClientField
            clientId={form.clientId}
            error={problem('clientId')}
            onChoose={choose}
            onAdd={setAdding}
          />
          {client && <Withholdings client={client} />}
        </FormWide>
        <TextField
          field="nameContact"
          label={t('contact')}
          placeholder={t('contactPlaceholder')}
          maxLength={120}
          value={form.nameContact}
        />
        <TextField
          field="emailClient"
          type="email"
          label={t('email')}
          required
          maxLength={100}
          value={form.emailClient}
          error={problem('emailClient')}
        />
        <PhoneInput
          label={t('phone')}
          value={form.phoneClient}
          onChange={(phoneClient) => set({ phoneClient })}
        />
      </FormGrid>
      <NewClient
        name={adding}
        onClose={() => setAdding(null)}
        onAdded={(added) => {
          addClient(added);
          choose(added);
          setAdding(null);
        }}
      />
    </EditorSection>
  );
}

/** The withholdings of this client, in words. */
function Withholdings({ client: { flags } }: { client: EditorClient }) {
  const t = useTranslations('quotations.client');
  const { agency } = useEditor().options;
  const great = (flags.granContribuyente || flags.stateEntity) && !agency.granContribuyente;
  const list = [
    ...(flags.retenedorRenta && !agency.regimenSimple && !agency.autoretenedorRenta
      ? [t('retenedorRenta')]
      : []),
    ...(flags.reteIcaAgent && !agency.regimenSimple && !agency.autoretenedorIca ? [t('reteIcaAgent')] : []),
    ...(agency.responsableIva && (great || (flags.responsableIva && agency.regimenSimple))
      ? [t('reteIva')]
      : []),
  ];
  return (
    <p className={styles.hint}>
      {list.length > 0 ? t('withholds', { list: list.join(', ') }) : t('withholdsNothing')}
    </p>
  );
}
