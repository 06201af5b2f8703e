'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { FileField } from '@/app/_ui/upload/file-field';

/** The proof of a payment that the agency has. */
export default function PaymentProof({ url, onDone }: { url: string; onDone: () => void }) {
  const t = useTranslations('receivables.payment');
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
