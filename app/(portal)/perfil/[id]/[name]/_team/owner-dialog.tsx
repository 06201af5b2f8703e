'use client';

import { Button, Modal, PasswordInput } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type SubmitEvent, useState } from 'react';
import { useWrite } from '@/app/_features/graphql/use-write';
import { toastSuccess } from '@/app/_ui/feedback/toasts';
import { ErrorSummary } from '@/app/_ui/form/error-summary';
import { FormFooter } from '@/app/_ui/form/form-footer';
import { MOVE_OWNERSHIP } from './documents';
import type { PersonRow } from './person-row';
import styles from './team.module.css';

type Props = { person: PersonRow; opened: boolean; onClose: () => void };

/** Passes the agency to somebody else, for which the owner says their password. */
export function OwnerDialog({ person, opened, onClose }: Props) {
  const t = useTranslations('team.owner');
  const { name } = person;
  return (
    <Modal opened={opened} onClose={onClose} title={t('title', { name })}>
      <p className={styles.hint}>{t('text', { name })}</p>
      <OwnerForm person={person} onDone={onClose} />
    </Modal>
  );
}

function OwnerForm({ person, onDone }: { person: PersonRow; onDone: () => void }) {
  const t = useTranslations('team.owner');
  const tUi = useTranslations('ui');
  const router = useRouter();
  const { run, pending } = useWrite(MOVE_OWNERSHIP);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<{ field?: string; form?: string }>({});

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setProblem({});
    const result = await run({ userId: person.id, password });
    if (!result.ok) {
      const [field] = result.failure.fields;
      return setProblem(field ? { field: field.message } : { form: result.failure.message });
    }
    toastSuccess(t('done', { name: person.name }));
    router.refresh();
    onDone();
  };

  return (
    <form noValidate onSubmit={submit}>
      {problem.form && <ErrorSummary problems={[]} title={problem.form} />}
      <PasswordInput
        label={t('password')}
        autoComplete="current-password"
        data-autofocus
        value={password}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        error={problem.field}
      />
      <FormFooter>
        <Button variant="default" onClick={onDone} disabled={pending}>
          {tUi('cancel')}
        </Button>
        <Button type="submit" color="red" loading={pending}>
          {t('confirm')}
        </Button>
      </FormFooter>
    </form>
  );
}
