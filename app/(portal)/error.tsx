'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/app/_ui/button-link';
import { EmptyState } from '@/app/_ui/empty-state';
import { digestOf } from '@/app/_ui/error-digest';

type Props = { error: unknown; retry: () => void };

export default function PortalError({ error, retry }: Props) {
  const t = useTranslations('pages.error');
  const code = digestOf(error);
  return (
    <EmptyState
      wholePage
      title={t('title')}
      text={
        <>
          {t('text')}
          {code && (
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
