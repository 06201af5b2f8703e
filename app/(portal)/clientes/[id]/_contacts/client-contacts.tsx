'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/app/_features/graphql/use-action';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { ChatLink, PhoneLink } from '@/app/_ui/data/phone-link';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { SectionCard } from '@/app/_ui/layout/section-card';
import text from '@/app/_ui/theme/text.module.css';
import { REMOVE_CLIENT_CONTACT } from '@/lib/clients/contacts/writes';
import { chatUrl } from '@/lib/core/readers/phone';
import { ContactForm, type ShownContact } from './contact-form';
import styles from './contacts.module.css';

type Props = {
  clientId: string;
  contacts: readonly ShownContact[];
  /** What a new one begins with. */
  dialingCode: string;
  mayEdit: boolean;
};

/** People at the client's beside its producer. */
export function ClientContacts({ clientId, contacts, dialingCode, mayEdit }: Props) {
  const t = useTranslations('clients.contacts');
  const [editing, setEditing] = useState<string | null>(null);
  const confirm = useConfirm();
  const removing = useAction(REMOVE_CLIENT_CONTACT);
  const form = { clientId, dialingCode, onDone: () => setEditing(null) };
  const askToRemove = ({ id, name }: ShownContact) =>
    confirm({
      title: t('removeTitle', { name }),
      message: t('removeText'),
      confirmLabel: t('remove'),
      tone: 'danger',
      onConfirm: () => removing.confirmed({ id }, t('removed')),
    });
  return (
    <SectionCard
      title={t('title')}
      description={t('text')}
      actions={
        mayEdit &&
        editing === null && (
          <PlainButton variant="default" size="xs" onClick={() => setEditing('new')}>
            {t('add')}
          </PlainButton>
        )
      }
    >
      {contacts.length === 0 && editing === null && <p className={text.quiet}>{t('none')}</p>}
      <ul className={styles.contacts}>
        {contacts.map((one) =>
          editing === one.id ? (
            <li key={one.id}>
              <ContactForm contact={one} {...form} />
            </li>
          ) : (
            <li key={one.id} className={styles.contact}>
              <ContactWords contact={one} />
              {mayEdit && editing === null && (
                <div className={styles.actions}>
                  <PlainButton
                    variant="subtle"
                    size="xs"
                    aria-label={t('editLabel', { name: one.name })}
                    onClick={() => setEditing(one.id)}
                  >
                    {t('edit')}
                  </PlainButton>
                  <PlainButton
                    variant="subtle"
                    size="xs"
                    aria-label={t('removeLabel', { name: one.name })}
                    onClick={() => void askToRemove(one)}
                  >
                    {t('remove')}
                  </PlainButton>
                </div>
              )}
            </li>
          ),
        )}
        {editing === 'new' && (
          <li>
            <ContactForm {...form} />
          </li>
        )}
      </ul>
    </SectionCard>
  );
}

function ContactWords({ contact: { name, position, email, phone, dialingCode } }: { contact: ShownContact }) {
  const t = useTranslations('clients.contacts');
  return (
    <div className={styles.words}>
      <span className={text.name}>{name}</span>
      {position && <span className={text.small}>{position}</span>}
      {email && (
        <a className={text.small} href={`mailto:${email}`}>
          {email}
        </a>
      )}
      {phone && (
        <span className={text.small}>
          <PhoneLink phone={phone} dialingCode={dialingCode} />
          {chatUrl(phone, dialingCode) && ' · '}
          <ChatLink phone={phone} dialingCode={dialingCode} label={t('whatsApp')} />
        </span>
      )}
    </div>
  );
}
