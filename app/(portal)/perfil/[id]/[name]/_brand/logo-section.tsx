'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWrite } from '@/app/_features/graphql/use-write';
import { toastSuccess } from '@/app/_ui/feedback/toasts';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { LogoField } from '@/app/_ui/upload/logo-field';
import type { UploadAnswer } from '@/app/_ui/upload/send-file';
import { UPDATE_AGENCY } from '@/lib/agencies/writes';
import { IMAGE_UPLOAD_PATH } from '@/lib/core/paths';
import { photoUrl } from '@/lib/core/photo-url';

type Props = { id: string; name: string; logoFileId: string | null };

/** The agency's logo: kept as soon as it is up, and shown in the bar above at once. */
export function LogoSection({ id, name, logoFileId }: Props) {
  const t = useTranslations('profile.logo');
  const router = useRouter();
  const updating = useWrite(UPDATE_AGENCY);
  const [problem, setProblem] = useState<string>();

  async function change(answer: UploadAnswer | null) {
    setProblem(undefined);
    const result = await updating.run({ id, logo: answer?.id ?? '' });
    if (!result.ok) return setProblem(result.failure.message);
    toastSuccess(answer ? t('saved') : t('removed'));
    router.refresh();
  }

  return (
    <SectionCard>
      <LogoField
        label={t('label')}
        description={t('text')}
        name={name}
        src={logoFileId && photoUrl(logoFileId, 320)}
        url={IMAGE_UPLOAD_PATH}
        error={problem}
        onChange={change}
      />
    </SectionCard>
  );
}
