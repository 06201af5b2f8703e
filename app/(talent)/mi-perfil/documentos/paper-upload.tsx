'use client';

import { useRouter } from 'next/navigation';
import { FileField } from '@/app/_ui/upload/file-field';
import type { ContractPaperKind } from '@/db/values/contract-papers';
import texts from '@/lib/i18n/messages/es/place/papers.json';

type Props = {
  kind: ContractPaperKind;
  /** What is kept already. */
  file: { readonly name: string; readonly size: number } | null;
};

/** One paper, sent up as soon as it is chosen, and another in its place. */
export function PaperUpload({ kind, file }: Props) {
  const router = useRouter();
  return (
    <FileField
      label={texts.names[kind]}
      description={texts.hints[kind]}
      replaces
      to={{ url: '/api/save-doc-talent', fields: { kind } }}
      initial={file ? [{ id: kind, ...file }] : []}
      onSent={() => router.refresh()}
    />
  );
}
