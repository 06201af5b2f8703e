'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { FileField } from '@/app/_ui/upload/file-field';

/** The bill or receipt of a cost. */
export default function CostProof({ url, onDone }: { url: string; onDone: () => void }) {
  const t = useTranslations('events.finances.cost');
  const router = useRouter();
  return (
    <FileField
      label={t('file')}
      description={t('fileHint')}
      to={{ url }}
      onSent={() => {
        router.refresh();
        onDone();
      }}
    />
  );
}
