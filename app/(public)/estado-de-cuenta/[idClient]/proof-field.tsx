'use client';

import { useRouter } from 'next/navigation';
import { FileField } from '@/app/_ui/upload/file-field';
import { fillText } from '@/lib/i18n/fill-text';
import texts from '@/lib/i18n/messages/es/statement.json';

/** Where a client hands in the proof of a payment; the page then says that it is there. */
export function ProofField({ url, event }: { url: string; event: string }) {
  const router = useRouter();
  return (
    <FileField
      label={fillText(texts.fileOf, { event })}
      description={texts.fileHint}
      to={{ url }}
      onSent={() => router.refresh()}
    />
  );
}
