'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { digestOf } from '@/app/_ui/feedback/error-digest';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { type MessageValues, readRefusal } from '@/lib/core/errors';

type Props = { error: unknown; retry: () => void };

export default function PortalError({ error, retry }: Props) {
  const t = useTranslations('pages.error');
  const words = useTranslations() as (key: string, values: MessageValues) => string;
  const code = digestOf(error);
  const refusal = code === null ? null : readRefusal(code);
  return (
    <EmptyState
      wholePage
      title={t('title')}
      text={
        <>
          {refusal ? words(refusal.messageKey, refusal.values) : t('text')}
          {code && !refusal && (
            <>
              <br />
              {t('code', { code })}
            </>
          )}
        </>
      }
      action={
        <>
          <ButtonLink variant="default" href="/dashboard">
            {t('home')}
          </ButtonLink>
          <Button onClick={retry}>{t('retry')}</Button>
        </>
      }
    />
  );
}
