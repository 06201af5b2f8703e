'use client';

import { useRouter } from 'next/navigation';
import { FileField } from '@/app/_ui/upload/file-field';
import type { ReductionKind } from '@/db/values/reductions';
import texts from '@/lib/i18n/messages/es/place/reductions.json';

type Props = {
  kind: ReductionKind;
  agencyId: string;
  /** What is kept already. */
  file: { readonly name: string; readonly size: number } | null;
};

/** The paper that proves one declaration, sent up as soon as it is chosen, and another in its place. */
export function ReductionPaper({ kind, agencyId, file }: Props) {
  const router = useRouter();
  return (
    <FileField
      label={texts.names[kind]}
      description={texts.proofs[kind]}
      replaces
      to={{ url: '/api/save-reduction-paper', fields: { agencyId, kind } }}
      initial={file ? [{ id: kind, ...file }] : []}
      onSent={() => router.refresh()}
    />
  );
}
