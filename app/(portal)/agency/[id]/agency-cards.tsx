import { useFormatter, useTranslations } from 'next-intl';
import { identificationOf } from '@/app/_features/agencies/identification';
import { DescriptionList } from '@/app/_ui/data/description-list';
import { RowList } from '@/app/_ui/data/row-list';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import { SectionCard } from '@/app/_ui/layout/section-card';
import text from '@/app/_ui/theme/text.module.css';
import type { AgencyDetail, Representative } from '@/lib/agencies/queries';
import type { AgencyField } from '@/lib/contracts/clauses/clause-values';
import { formatShortDate } from '@/lib/core/dates';
import { formatPhone } from '@/lib/core/readers/phone';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import styles from './agency-page.module.css';

type DataProps = { agency: AgencyDetail; missing: readonly AgencyField[] };

/** Who the agency is, and whether its data suffice for contracts. */
export function AgencyData({ agency, missing }: DataProps) {
  const t = useTranslations('agencies');
  const format = useFormatter();
  const { email, phone, url, dialingCode } = agency;
  return (
    <SectionCard title={t('detail.data')}>
      <DescriptionList
        items={[
          { label: t('detail.identification'), value: identificationOf(agency) },
          { label: t('detail.nature'), value: t(`nature.${agency.legalNature}`) },
          { label: t('detail.type'), value: agency.typeAgency },
          { label: t('detail.email'), value: email && <a href={`mailto:${email}`}>{email}</a> },
          { label: t('detail.phone'), value: phone && formatPhone(phone, dialingCode ?? '57') },
          { label: t('detail.city'), value: agency.cityName },
          { label: t('detail.address'), value: agency.address },
          {
            label: t('detail.url'),
            value: url && (
              <a href={url} target="_blank" rel="noopener noreferrer">
                {url.replace(/^https:\/\//, '')}
              </a>
            ),
          },
          { label: t('detail.created'), value: formatShortDate(agency.createdAt, DEFAULT_TIME_ZONE) },
          { label: t('detail.payment'), value: agency.payment, wide: true },
        ]}
      />
      {missing.length > 0 && (
        <p className={styles.lacks}>
          {t('detail.cannotSign')}.{' '}
          {t('contracts.missing', { fields: format.list(missing.map((field) => t(`missing.${field}`))) })}.
        </p>
      )}
    </SectionCard>
  );
}

type RepresentativesProps = { representatives: readonly Representative[]; isPerson: boolean };

/** Who represents it by law. */
export function AgencyRepresentatives({ representatives, isPerson }: RepresentativesProps) {
  const t = useTranslations('agencies.detail');
  if (representatives.length === 0) {
    return (
      <SectionCard title={t('representatives')}>
        <p className={text.quiet}>{t('noRepresentatives')}</p>
      </SectionCard>
    );
  }
  return (
    <SectionCard title={t('representatives')} flush>
      <RowList
        label={t('representatives')}
        items={representatives.map(({ id, name, document, cityName }, index) => ({
          id,
          title: name,
          detail: [t('document', { document }), cityName],
          trailing: index === 0 && !isPerson && <SoftBadge tone="green">{t('signs')}</SoftBadge>,
        }))}
      />
    </SectionCard>
  );
}
