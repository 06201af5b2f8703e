import { useTranslations } from 'next-intl';
import { DescriptionList } from '@/app/_ui/data/description-list';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { Contact } from '@/lib/convocatories/contacts/open-contacts';
import { formatPhone } from '@/lib/core/contact';
import type { ReviewedTalentDetail } from '@/lib/talents/talents-in-review';

type Props = { detail: ReviewedTalentDetail; contact: Contact };

/** How to reach the person, and what the platform lets it do. */
export function TalentFacts({ detail, contact }: Props) {
  const t = useTranslations('talents.detail');
  const { talent, exclusiveAgencyName } = detail;
  return (
    <SectionCard title={t('person')}>
      <DescriptionList
        columns={1}
        items={[
          { label: contact.documentType?.name ?? t('document'), value: contact.identification },
          { label: t('email'), value: <a href={`mailto:${contact.email}`}>{contact.email}</a> },
          { label: t('phone'), value: contact.phone && formatPhone(contact.phone, contact.dialingCode) },
          { label: t('address'), value: contact.address },
          ...(exclusiveAgencyName ? [{ label: t('exclusive'), value: exclusiveAgencyName }] : []),
          { label: t('rides'), value: talent.mayOrderRides ? t('yes') : t('no') },
        ]}
      />
    </SectionCard>
  );
}
