'use client';

import { PageError } from '@/app/_ui/feedback/page-error';
import texts from '@/lib/i18n/messages/es/place/nav.json';

type Props = { error: unknown; retry: () => void };

export default function TalentError(props: Props) {
  return <PageError {...props} home={{ href: '/mi-perfil', label: texts.toHome }} />;
}
