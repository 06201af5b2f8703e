'use client';

import { useRouter } from 'next/navigation';
import { FileField } from '@/app/_ui/upload/file-field';
import texts from '@/lib/i18n/messages/es/advance.json';

/** Where a client hands in its proof; the page then says that it is there. */
export function ProofField({ url, again }: { url: string; again: boolean }) {
  const router = useRouter();
  return (
    <FileField
      label={again ? texts.another : texts.file}
      description={texts.fileHint}
      replaces
      to={{ url }}
      onSent={() => router.refresh()}
    />
  );
}
