'use client';

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, Text, TextInput } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { showFieldFailures } from '@/app/_features/graphql/failure';
import { useWrite } from '@/app/_features/graphql/use-write';
import { toastSuccess } from '@/app/_ui/feedback/toasts';
import { ErrorSummary } from '@/app/_ui/form/error-summary';
import { FormFooter } from '@/app/_ui/form/form-footer';
import { FormGrid, FormWide } from '@/app/_ui/form/form-grid';
import { useMessageText } from '@/app/_ui/form/use-message-text';
import { type InviteAdministratorInput, inviteAdministratorInput } from '@/lib/agencies/people/inputs';
import { INVITE_ADMINISTRATOR } from './documents';

const NAMES = ['name', 'lastname', 'email'] as const;

/** Who is asked to be an administrator; sends the invitation. */
export default function InviteForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations('people.invite');
  const tUi = useTranslations('ui');
  const text = useMessageText();
  const router = useRouter();
  const { run, pending } = useWrite(INVITE_ADMINISTRATOR);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<InviteAdministratorInput>({
    resolver: standardSchemaResolver(inviteAdministratorInput),
    defaultValues: { name: '', lastname: '', email: '' },
  });
  const field = (name: (typeof NAMES)[number]) => {
    const message = form.formState.errors[name]?.message;
    return {
      label: t(name),
      withAsterisk: true,
      autoComplete: 'off',
      error: message ? text(message) : undefined,
      ...form.register(name),
    };
  };

  const send = form.handleSubmit(async (input) => {
    setFailure(null);
    const result = await run({ input });
    if (!result.ok) {
      const rest = showFieldFailures(result.failure, form.setError, NAMES);
      if (result.failure.fields.length === 0 || rest.length > 0) setFailure(result.failure.message);
      return;
    }
    toastSuccess(t('sent', { email: result.data.inviteAdministrator.email }));
    router.refresh();
    onDone();
  });

  return (
    <form noValidate onSubmit={send}>
      {failure && <ErrorSummary problems={[]} title={failure} />}
      <Text c="dimmed" mb="md">
        {t('text')}
      </Text>
      <FormGrid>
        <TextInput data-autofocus maxLength={80} {...field('name')} />
        <TextInput maxLength={80} {...field('lastname')} />
        <FormWide>
          <TextInput type="email" maxLength={100} {...field('email')} />
        </FormWide>
      </FormGrid>
      <FormFooter>
        <Button variant="default" onClick={onDone} disabled={pending}>
          {tUi('cancel')}
        </Button>
        <Button type="submit" loading={pending}>
          {t('send')}
        </Button>
      </FormFooter>
    </form>
  );
}
