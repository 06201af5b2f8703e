'use client';

import { useTranslations } from 'next-intl';
import { FormDialog } from '@/app/_ui/form/form-dialog';
import { later } from '@/app/_ui/later/later';

const SlugForm = later(() => import('./slug-form'));

type Props = { start: string; slug: string; revision: number };

/** Gives the agency another address at which talents register. */
export function ChangeSlug({ start, slug, revision }: Props) {
  const t = useTranslations('talentInvitations.own');
  return (
    <FormDialog label={t('change')} title={t('changeTitle')} button={{ variant: 'default', size: 'xs' }}>
      {(close) => <SlugForm start={start} slug={slug} revision={revision} onDone={close} />}
    </FormDialog>
  );
}
