import { useTranslations } from 'next-intl';
import { DescriptionList } from '@/app/_ui/description-list';
import { SectionCard } from '@/app/_ui/section-card';
import { formatPhone } from '@/lib/core/contact';
import type { ReviewedTalentDetail } from '@/lib/talents/review/queries';

/** How to reach the person, and what the platform lets it do. */
export function TalentFacts({ detail }: { detail: ReviewedTalentDetail }) {
  const t = useTranslations('talents.detail');
  const { talent, documentTypeName, exclusiveAgencyName } = detail;
  return (
    <SectionCard title={t('person')}>
      <DescriptionList
        columns={1}
        items={[
          { label: documentTypeName ?? t('document'), value: talent.identification },
          { label: t('email'), value: <a href={`mailto:${talent.email}`}>{talent.email}</a> },
          { label: t('phone'), value: talent.phone && formatPhone(talent.phone, talent.dialingCode) },
          { label: t('address'), value: talent.address },
          ...(exclusiveAgencyName ? [{ label: t('exclusive'), value: exclusiveAgencyName }] : []),
          { label: t('rides'), value: talent.mayOrderRides ? t('yes') : t('no') },
        ]}
      />
    </SectionCard>
  );
}
