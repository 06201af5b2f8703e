import { useTranslations } from 'next-intl';
import { QuotationBadge } from '@/app/_features/quotations/quotation-badge';
import { MoneyText } from '@/app/_ui/data/money-text';
import { RowList } from '@/app/_ui/data/row-list';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { Link } from '@/app/_ui/link';
import { formatDateTime } from '@/lib/core/dates';
import type { QuotationDetail } from '@/lib/quotations/queries';
import { statusOf } from '@/lib/quotations/rules';
import { comparePath, versionPath } from './version-paths';

type Props = { quotation: QuotationDetail; versions: readonly QuotationDetail[] };

/** All versions, the newest first; nothing while there is one alone. */
export function VersionList({ quotation, versions }: Props) {
  const t = useTranslations('quotations.versions');
  const previous = versions.findLast(({ version }) => version < quotation.version);
  const next = versions.find(({ version }) => version > quotation.version);
  if (versions.length < 2) return null;
  const compare = previous
    ? comparePath(quotation, previous.version)
    : next && comparePath(next, quotation.version);
  return (
    <SectionCard title={t('title')} flush actions={compare && <Link href={compare}>{t('compare')}</Link>}>
      <RowList
        label={t('title')}
        items={versions.toReversed().map((version) => ({
          id: version.id,
          title: t('version', { version: version.version }),
          ...(version.id === quotation.id ? {} : { href: versionPath(version) }),
          detail: [formatDateTime(version.sentAt ?? version.createdAt, version.timeZone)],
          trailing: (
            <>
              <MoneyText amount={version.total} currency={version.currencyCode} />
              <QuotationBadge status={statusOf(version)} />
            </>
          ),
        }))}
      />
    </SectionCard>
  );
}
