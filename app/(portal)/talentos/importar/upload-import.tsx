'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { FileField } from '@/app/_ui/upload/file-field';

/** A file to bring in; once it is read, its columns are matched on its own page. */
export function UploadImport() {
  const t = useTranslations('imports');
  const router = useRouter();
  return (
    <FileField
      label={t('file')}
      description={t('fileText')}
      accept={['xlsx', 'csv']}
      to={{ url: '/talentos/importar/archivo' }}
      onChange={([answer]) => {
        if (answer) router.push(`/talentos/importar/${answer.id}`);
      }}
    />
  );
}
