'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { FileField } from '@/app/_ui/upload/file-field';

/** A file to bring in at `path`; once it is read, its columns are matched on its own page. */
export function UploadImport({ path }: { path: string }) {
  const t = useTranslations('imports.start');
  const router = useRouter();
  return (
    <FileField
      label={t('file')}
      description={t('fileText')}
      accept={['xlsx', 'csv', 'xml', 'vcf']}
      to={{ url: `${path}/archivo` }}
      onChange={([answer]) => {
        if (answer) router.push(`${path}/${answer.id}`);
      }}
    />
  );
}
