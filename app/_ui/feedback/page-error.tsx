'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { type MessageValues, readRefusal } from '@/lib/core/errors';
import { ButtonLink } from '../layout/button-link';
import { EmptyState } from './empty-state';
import { digestOf } from './error-digest';

type Props = {
  error: unknown;
  retry: () => void;
  /** Where to go instead. */
  home: { readonly href: string; readonly label: string };
};

/** Stands where a page would that could not be shown: why, where that is known, and the way on. */
export function PageError({ error, retry, home }: Props) {
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
          <ButtonLink variant="default" href={home.href}>
            {home.label}
          </ButtonLink>
          <Button onClick={retry}>{t('retry')}</Button>
        </>
      }
    />
  );
}
