'use client';

import { useTranslations } from 'next-intl';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { TALENT_FIELDS } from '@/lib/core/talent-fields';
import type { TalentFormInput } from './talent-values';

const { TextField, TextareaField } = fieldsOf<TalentFormInput>();

const NETWORKS = {
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  facebook: 'Facebook',
  twitter: 'X (Twitter)',
  snapchat: 'Snapchat',
  spotify: 'Spotify',
  deezer: 'Deezer',
} as const;

/** Of a bare name they cannot tell whose it is. */
const BY_ADDRESS: ReadonlySet<string> = new Set(['spotify', 'deezer']);

/** The talent's own words, and where else it is found. */
export function WordsSection() {
  const t = useTranslations('talents');
  const f = useTranslations('talents.fields.short');
  return (
    <SectionCard title={t('form.words')}>
      <FormGrid>
        <TextareaField
          name="generalDescription"
          label={f('generalDescription')}
          maxLength={TALENT_FIELDS.generalDescription.most}
          wide
        />
        {(Object.keys(NETWORKS) as (keyof typeof NETWORKS)[]).map((name) => (
          <TextField
            key={name}
            name={name}
            label={NETWORKS[name]}
            inputMode="url"
            placeholder={BY_ADDRESS.has(name) ? 'https://' : '@usuario'}
            autoComplete="off"
          />
        ))}
      </FormGrid>
    </SectionCard>
  );
}
