import { useTranslations } from 'next-intl';
import { type Description, DescriptionList } from '@/app/_ui/data/description-list';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { Contact } from '@/lib/convocatories/contacts/open-contacts';
import { formatPhone } from '@/lib/core/readers/phone';

type Props = {
  /** Of somebody whom the reader may reach; its view is in the audit trail already. */
  contact: Contact;
  more?: readonly Description[];
};

/** How to reach the person. */
export function ContactFacts({ contact, more = [] }: Props) {
  const t = useTranslations('talentProfile');
  const f = useTranslations('talents.fields.short');
  const items = [
    { label: t('email'), value: <a href={`mailto:${contact.email}`}>{contact.email}</a> },
    { label: t('phone'), value: contact.phone && formatPhone(contact.phone, contact.dialingCode) },
    { label: f('address'), value: contact.address },
    ...more,
  ];
  return (
    <SectionCard title={t('contact')}>
      <DescriptionList columns={1} items={items.filter(({ value }) => Boolean(value))} />
    </SectionCard>
  );
}
