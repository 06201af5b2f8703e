'use client';

import { useTranslations } from 'next-intl';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { useAction } from '@/app/_features/graphql/use-action';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { fieldsOf } from '@/app/_ui/form/fields';
import { SectionCard } from '@/app/_ui/layout/section-card';
import text from '@/app/_ui/theme/text.module.css';
import { type AddClientNoteInput, LONGEST_NOTE } from '@/lib/clients/notes/inputs';
import { ADD_CLIENT_NOTE, REMOVE_CLIENT_NOTE } from '@/lib/clients/notes/writes';
import styles from './notes.module.css';

const { TextareaField } = fieldsOf<AddClientNoteInput>();

type Props = {
  clientId: string;
  notes: readonly {
    readonly id: string;
    readonly text: string;
    /** Null for somebody who is gone. */
    readonly author: string | null;
    /** Written. */
    readonly when: string;
  }[];
  mayEdit: boolean;
};

/** What the agency's people write down about a client, the newest first. */
export function ClientNotes({ clientId, notes, mayEdit }: Props) {
  const t = useTranslations('clients.notes');
  const confirm = useConfirm();
  const removing = useAction(REMOVE_CLIENT_NOTE);
  const form = useFormOf(ADD_CLIENT_NOTE, {
    given: { clientId },
    values: { text: '' },
    saved: t('saved'),
    again: () => ({ text: '' }),
  });
  const askToRemove = (id: string) =>
    confirm({
      title: t('removeTitle'),
      message: t('removeText'),
      confirmLabel: t('remove'),
      tone: 'danger',
      onConfirm: () => removing.confirmed({ id }, t('removed')),
    });
  return (
    <SectionCard title={t('title')} description={t('text')}>
      {mayEdit && (
        <WriteForm
          form={form}
          save={t('save')}
          button={{ disabled: !form.unsaved, size: 'xs' }}
          footer="inline"
        >
          <TextareaField name="text" label={t('note')} maxLength={LONGEST_NOTE} />
        </WriteForm>
      )}
      {notes.length === 0 ? (
        <p className={text.quiet}>{t('none')}</p>
      ) : (
        <ul className={styles.notes}>
          {notes.map(({ id, text: words, author, when }) => (
            <li key={id} className={styles.note}>
              <p className={styles.words}>{words}</p>
              <div className={styles.foot}>
                <span className={text.small}>{t('by', { author: author ?? t('gone'), when })}</span>
                {mayEdit && (
                  <PlainButton
                    variant="subtle"
                    size="xs"
                    aria-label={t('removeLabel', { when })}
                    onClick={() => void askToRemove(id)}
                  >
                    {t('remove')}
                  </PlainButton>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
}
