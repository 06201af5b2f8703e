'use client';

import { useTranslations } from 'next-intl';
import { PageError } from '@/app/_ui/feedback/page-error';

type Props = { error: unknown; retry: () => void };

export default function PortalError(props: Props) {
  const t = useTranslations('pages.error');
  return <PageError {...props} home={{ href: '/dashboard', label: t('home') }} />;
}
