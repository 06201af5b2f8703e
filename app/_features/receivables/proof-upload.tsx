'use client';

import { useRouter } from 'next/navigation';
import { FileField } from '@/app/_ui/upload/file-field';

type Props = { url: string; label: string; hint: string; onDone: () => void };

/** The bill of a cost, or the proof of a payment that came in or went out. */
export default function ProofUpload({ url, label, hint, onDone }: Props) {
  const router = useRouter();
  return (
    <FileField
      label={label}
      description={hint}
      to={{ url }}
      onSent={() => {
        router.refresh();
        onDone();
      }}
    />
  );
}
