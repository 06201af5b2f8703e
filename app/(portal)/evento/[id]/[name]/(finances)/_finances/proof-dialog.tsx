'use client';

import { useParams, useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { FileField } from '@/app/_ui/upload/file-field';

/** The proof that a client sent by another way, handed in by the agency. */
export default function ProofDialog({ onDone }: { onDone: () => void }) {
  const t = useTranslations('events.advance');
  const router = useRouter();
  const { id, name } = useParams<{ id: string; name: string }>();
  return (
    <FileField
      label={t('file')}
      description={t('fileHint')}
      to={{ url: `/evento/${id}/${name}/comprobante` }}
      onSent={() => {
        router.refresh();
        onDone();
      }}
    />
  );
}
