import { getTranslations } from 'next-intl/server';
import { VersionChangesList } from '@/app/_features/quotations/versions/version-changes';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { listProfiles } from '@/lib/catalogues/queries';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { formatMoney } from '@/lib/core/money';
import type { QuotationDetail } from '@/lib/quotations/queries';
import { quotationCode } from '@/lib/quotations/rules';
import { readVersions } from '@/lib/quotations/versions/queries';
import { compareVersions } from '@/lib/quotations/versions/rules/compare-versions';
import styles from './quotation-page.module.css';
import { versionPath } from './version-paths';
import { VersionPicker } from './version-picker';

type Props = {
  actor: Actor;
  quotation: QuotationDetail;
  versions: readonly QuotationDetail[];
  /** The version it is compared with. */
  from: QuotationDetail;
};

/** The differences between two versions. */
export async function ComparePage({ actor, quotation, versions, from }: Props) {
  const t = await getTranslations('quotations');
  const [contents, profiles] = await Promise.all([readVersions(actor, [from, quotation]), listProfiles()]);
  const [before, after] = [contents.get(from.id), contents.get(quotation.id)];
  if (!before || !after) throw notFound('errors.quotation.notFound');
  const name = quotation.nameEvent || t('unnamed');
  const label = ({ version, total, currencyCode }: QuotationDetail) =>
    `${t('versions.version', { version })} · ${formatMoney(total, currencyCode)}`;
  return (
    <>
      <PageHeader
        title={t('versions.changesTitle')}
        subtitle={[quotationCode(quotation.code), name].filter(Boolean).join(' · ')}
        breadcrumbs={[
          { label: t('list'), href: '/cotizador/listado' },
          { label: name, href: versionPath(quotation) },
        ]}
        actions={
          <ButtonLink href={versionPath(quotation)} variant="default">
            {t('versions.back')}
          </ButtonLink>
        }
      />
      <div className={styles.compared}>
        <VersionPicker
          versions={versions.map((version) => ({
            id: version.id,
            version: version.version,
            label: label(version),
          }))}
          from={from.version}
          to={quotation.version}
          nameEvent={quotation.nameEvent}
        />
        <VersionChangesList
          changes={compareVersions(before, after)}
          before={before}
          after={after}
          profiles={Object.fromEntries(profiles.map((profile) => [profile.code, profile.name]))}
          none={t('versions.none')}
        />
      </div>
    </>
  );
}
